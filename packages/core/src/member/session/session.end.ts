import type { MessageRef } from '../../base/messages/message.ts'
import type { Credentials } from '../../base/ports/credentials.ts'

/**
 * Why a session ended. `gone`: the tokens are gone, and nobody signed out. `notKept`: the browser did not keep them even
 * until the end of the sign-in. `shadowed`: the browser holds two cookies of the same name, one of which is not ours.
 */
export type SessionEnd =
  | 'signedOut'
  | 'signedOutElsewhere'
  | 'switched'
  | 'expired'
  | 'invalid'
  | 'gone'
  | 'notKept'
  | 'shadowed'

/** An end that this tab only noticed. Another tab may have stored a new session since, so nothing stored is deleted. */
export type FoundEnd = 'signedOutElsewhere' | 'gone' | 'notKept'

/**
 * Why a member's tab finds no tokens.
 * @param otherwise the reason if nobody signed out: `notKept` straight after a sign-in
 */
export function endWithoutTokens(
  credentials: Pick<Credentials, 'hasSignedOut'>,
  otherwise: 'gone' | 'notKept' = 'gone',
): FoundEnd {
  return credentials.hasSignedOut() ? 'signedOutElsewhere' : otherwise
}

/** Whether this tab only noticed that another tab or the browser had removed the tokens. */
export function isFoundEnd(reason: SessionEnd): boolean {
  return reason === 'signedOutElsewhere' || reason === 'gone' || reason === 'notKept'
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
  gone: { id: 'session.error.invalid' },
  notKept: { id: 'session.error.cookiesBlocked' },
  shadowed: { id: 'session.error.shadowed' },
} as const satisfies Record<Exclude<SessionEnd, 'switched'>, MessageRef>
