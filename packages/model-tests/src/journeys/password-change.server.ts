import type { ControlClient } from '@croupier/mock-server/client'

/** What the server does to the next change of a password. */
export const passwordChangeEvents = {
  answerIsLost: (control: ControlClient) =>
    control.fault('changePassword', 'malformed', { applied: true }),
  sessionIsOver: (control: ControlClient) =>
    control.arm('session.7002', { endpoint: 'changePassword' }),
}
