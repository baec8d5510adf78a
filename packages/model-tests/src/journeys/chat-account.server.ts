import type { ControlClient } from '@croupier/mock-server/client'

/** Unusual answers of the server to the next attempt. */
export const chatAccountEvents = {
  checkIsLost: (control: ControlClient) => control.fault('chatCheck', 'malformed'),
  accountIsUsed: (control: ControlClient) => control.arm('chat-link.6000'),
  addressIsLost: (control: ControlClient) => control.fault('chatAuthorize', 'malformed'),
  signInIsLost: (control: ControlClient) => control.fault('chatSignIn', 'malformed'),
  signInIsUnheardOf: (control: ControlClient) =>
    control.fault('chatSignIn', 'malformed', { applied: true }),
  signInIsTooEarly: (control: ControlClient) => control.arm('chat-sign-in.3000'),
  /** What the app of the chat service does while it covers the page. */
  accountIsLinked: (control: ControlClient) =>
    control.putMember({ username: 'demo', lineId: 'line-demo' }),
}
