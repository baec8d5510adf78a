import type { ControlClient } from '@croupier/mock-server/client'

/** Unusual answers of the server to the next attempt. */
export const recoveryEvents = {
  tooManyCodes: (control: ControlClient) => control.arm('register.6005'),
  codeAnswerIsLost: (control: ControlClient) =>
    control.fault('requestOtp', 'malformed', { applied: true }),
  codeIsWrong: (control: ControlClient) => control.arm('recovery.6001'),
  phoneIsUnknown: (control: ControlClient) => control.arm('recovery.8000'),
  ticketAnswerIsLost: (control: ControlClient) =>
    control.fault('requestRecovery', 'malformed', { applied: true }),
  passwordIsRefused: (control: ControlClient) => control.arm('password.8000'),
  passwordAnswerIsLost: (control: ControlClient) =>
    control.fault('resetPassword', 'malformed', { applied: true }),
}
