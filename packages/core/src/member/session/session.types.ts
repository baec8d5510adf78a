import type { MessageRef } from '../../base/messages/message.ts'
import type { SessionEnd } from './session.end.ts'
import type { RefreshPause, RefreshWish } from './session.rules.ts'

/** What renewing the tokens came to, and when (epoch milliseconds). */
export type RefreshResult =
  /** Newer tokens are held now, from this tab or another. */
  | { readonly kind: 'renewed'; readonly sessionVersion: number; readonly now: number }
  /** The session is over: refused, or signed out in another tab meanwhile. */
  | { readonly kind: 'ended'; readonly reason: 'expired' | 'invalid' | 'signedOutElsewhere' }
  /** No answer (`isLost`), or one without both tokens: nothing was stored and the session stays. */
  | { readonly kind: 'failed'; readonly now: number; readonly isLost: boolean }

export interface SessionContext {
  readonly hadSession: boolean
  readonly username: string
  /** The version of the tokens that are being refreshed. */
  readonly refreshedVersion: number
  readonly refreshPause: RefreshPause | null
}

export interface SessionInput {
  /** Whether an access token is held [SESS-01]. */
  readonly hasSession: boolean
  readonly username: string
}

export type SessionEvent =
  | { type: 'session.signedIn'; username: string }
  | ({ type: 'session.tokenExpired' } & RefreshWish)
  | { type: 'session.invalidated' }
  /** Two cookies of one name were found: nobody knows whose session it is. */
  | { type: 'session.shadowed' }
  | { type: 'session.signOut' }
  /** The server said whose the tokens are. */
  | { type: 'session.ownerNoted'; username: string }
  /** Whose tokens a look found; null where none are held. */
  | { type: 'session.changedElsewhere'; username: string | null }

/** Requests a check of whose tokens are stored now. */
export interface SessionLook {
  type: 'session.look'
}

export type SessionFact =
  | { type: 'session.started'; username: string }
  | { type: 'session.ended'; reason: SessionEnd; message: MessageRef }
  | { type: 'session.refreshed' }
  /** `isLost`: new tokens were asked for, and no answer came. */
  | { type: 'session.refreshFailed'; isLost: boolean }
