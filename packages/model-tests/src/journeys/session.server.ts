import { minute } from '@croupier/core/time'
import type { ControlClient } from '@croupier/mock-server/client'

/** Longer than access tokens live. */
export const tokensLifeMs = 16 * minute

/** Refuses a sign-in as if the password is wrong, without the wait after several wrong ones. */
export async function refuseSignIn(control: ControlClient): Promise<void> {
  await control.arm('login.5000')
}

export async function delaySignIn(control: ControlClient): Promise<void> {
  await control.arm('login.3000')
}

export async function loseSignIn(control: ControlClient): Promise<void> {
  await control.fault('login', 'malformed', { applied: true })
}

/** What the server does to a session. The site learns it at the next balance call. */
export const sessionEvents = {
  tokensGrowOld: (control: ControlClient) => control.advance(tokensLifeMs),
  tokensCannotBeRenewed: async (control: ControlClient) => {
    await control.arm('session.7003.refresh')
    await control.advance(tokensLifeMs)
  },
  serverEndsSession: (control: ControlClient) =>
    control.arm('session.7002', { endpoint: 'getCredit' }),
}
