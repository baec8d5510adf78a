import type { ControlClient } from '@croupier/mock-server/client'

/** Longer than access tokens live. */
const tokensLifeMs = 16 * 60_000

/** A mistyped password, without the wait that follows several of them. */
export async function refuseSignIn(control: ControlClient): Promise<void> {
  await control.arm('login.5000')
}

export async function delaySignIn(control: ControlClient): Promise<void> {
  await control.arm('login.3000')
}

export async function loseSignIn(control: ControlClient): Promise<void> {
  await control.fault('login', 'malformed', { applied: true })
}

/** What the server does to a session; the site hears of it when it asks for the balance next. */
export const sessionEvents = {
  tokensGrowOld: (control: ControlClient) => control.advance(tokensLifeMs),
  tokensCannotBeRenewed: async (control: ControlClient) => {
    await control.arm('session.7003.refresh')
    await control.advance(tokensLifeMs)
  },
  serverEndsSession: (control: ControlClient) =>
    control.arm('session.7002', { endpoint: 'getCredit' }),
}
