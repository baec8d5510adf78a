import type { MessageRef } from '../../base/messages/message.ts'
import type { Credentials } from '../../base/ports/credentials.ts'

/** Why a session ended. `shadowed`: the browser holds two cookies of the same name, one of which is not ours. */
export type SessionEnd =
  | 'signedOut'
  | 'signedOutElsewhere'
  | 'switched'
  | 'expired'
  | 'invalid'
  | 'shadowed'

/** Why a tab that believes in a session finds no tokens: the member signed out elsewhere, or nobody wanted it. */
export function endWithoutTokens(
  credentials: Pick<Credentials, 'hasSignedOut'>,
): 'signedOutElsewhere' | 'invalid' {
  return credentials.hasSignedOut() ? 'signedOutElsewhere' : 'invalid'
}

/** Whether somebody wanted the end: the member here, in another tab, or the next member of the browser. */
export function isWantedEnd(reason: SessionEnd): boolean {
  return reason === 'signedOut' || reason === 'signedOutElsewhere' || reason === 'switched'
}

/** The message for each reason why a session ends. A switch has its own, which names the new member. */
export const endMessages = {
  signedOut: { id: 'session.loggedOut' },
  signedOutElsewhere: { id: 'session.loggedOutElsewhere' },
  expired: { id: 'session.error.sessionExpired' },
  invalid: { id: 'session.error.invalid' },
  shadowed: { id: 'session.error.shadowed' },
} as const satisfies Record<Exclude<SessionEnd, 'switched'>, MessageRef>
