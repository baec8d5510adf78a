import type { ControlClient } from '@croupier/mock-server/client'

/** What the member signs in with, and what confirms a payout. */
export const payoutPassword = 'demo1234'

/** From now on the site has payouts confirmed with the password. */
export const askForPassword = (control: ControlClient) =>
  control.changeSite({ payoutPassword: true })

/** How the mock server answers the next question about a password, if not as it is. */
export const passwordAnswers = {
  /** Wrong ones that are counted would be refused in other words after a while. */
  wrong: (control: ControlClient) => control.arm('payout-password.5000'),
  none: (control: ControlClient) => control.fault('confirmPassword', 'malformed'),
}

/** How the mock server answers the next withdraw call, if not with yes. */
export const withdrawRefusals = {
  serverRefuses: (control: ControlClient) => control.arm('withdraw.1009'),
  serverSaysWait: (control: ControlClient) => control.arm('withdraw.1005'),
  answerIsLost: (control: ControlClient) => control.fault('withdraw', 'malformed'),
  answerIsLostAfterAll: (control: ControlClient) =>
    control.fault('withdraw', 'malformed', { applied: true }),
  answerIsUnclear: (control: ControlClient) => control.arm('withdraw.tryAgain'),
  answerIsUnclearAfterAll: (control: ControlClient) =>
    control.fault('withdraw', 'http', { applied: true, status: 409 }),
  answerAndHistoryAreLost: async (control: ControlClient) => {
    await control.fault('withdraw', 'malformed', { applied: true })
    await control.fault('getHistory', 'malformed')
  },
}
