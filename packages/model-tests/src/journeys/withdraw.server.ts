import type { ControlClient } from '@croupier/mock-server/client'

/** The password of the member, for the sign-in and for payouts. */
export const payoutPassword = 'demo1234'

/** Makes the site require the password for payouts. */
export const askForPassword = (control: ControlClient) =>
  control.changeSite({ payoutPassword: true })

/** The mock server's answers to the next password check, other than the truth. */
export const passwordAnswers = {
  /** Real wrong passwords are counted, and after a while the refusal would have other words. */
  wrong: (control: ControlClient) => control.arm('payout-password.5000'),
  none: (control: ControlClient) => control.fault('confirmPassword', 'malformed'),
}

/** The mock server's answers to the next withdraw call, other than a success. */
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
