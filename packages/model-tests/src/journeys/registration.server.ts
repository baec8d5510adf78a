import type { ControlClient } from '@croupier/mock-server/client'

/** Unusual answers of the server to the next attempt. */
export const registrationEvents = {
  tooManyCodes: (control: ControlClient) => control.arm('register.6005'),
  codeAnswerIsLost: (control: ControlClient) =>
    control.fault('requestOtp', 'malformed', { applied: true }),
  detailsAreTaken: (control: ControlClient) => control.arm('register.6002'),
  codeIsWrong: (control: ControlClient) => control.arm('register.6001'),
  adminIsNeeded: (control: ControlClient) => control.arm('register.6006'),
  answerIsLost: (control: ControlClient) =>
    control.fault('register', 'malformed', { applied: true }),
  registrationEnds: (control: ControlClient) => control.changeSite({ registrationDisabled: true }),
}
