import type { MessageRef } from '../../base/messages/message.ts'
import type { FoundEnd, SessionEnd } from './session.end.ts'
import type { RefreshPause, RefreshRequest } from './session.rules.ts'

/** The result of renewing the tokens; `now` in epoch milliseconds. */
export type RefreshResult =
  /** Newer tokens are stored, by this tab or another. */
  | { readonly kind: 'renewed'; readonly sessionVersion: number; readonly now: number }
  /** The session is over: the server refused the refresh, or another tab removed or replaced the tokens. */
  | { readonly kind: 'ended'; readonly reason: 'expired' | 'invalid' | FoundEnd }
  /** No answer (`isLost`), or one that lacks a token: nothing was stored, and the session stays. */
  | { readonly kind: 'failed'; readonly now: number; readonly isLost: boolean }

export interface SessionContext {
  readonly hadSession: boolean
  readonly username: string
  /** The version of the tokens that are being refreshed. */
  readonly refreshedVersion: number
  readonly refreshPause: RefreshPause | null
}

export interface SessionInput {
  /** Whether an access token is stored [SESS-01]. */
  readonly hasSession: boolean
  readonly username: string
}

export type SessionEvent =
  | { type: 'session.signedIn'; username: string }
  | ({ type: 'session.tokenExpired' } & RefreshRequest)
  | { type: 'session.invalidated' }
  /** Two cookies of the same name were found: nobody knows whose session it is. */
  | { type: 'session.shadowed' }
  | { type: 'session.signOut' }
  /** The server stated who owns the tokens. */
  | { type: 'session.ownerNoted'; username: string }
  /** A check found no tokens: another tab has removed them, they have expired or were never kept. */
  | { type: 'session.tokensGone'; reason: FoundEnd }
  /** The owner of the tokens that a check found. */
  | { type: 'session.changedElsewhere'; username: string }

/** Requests a check of whose tokens are stored now. */
export interface SessionLook {
  type: 'session.look'
}

export type SessionFact =
  | { type: 'session.started'; username: string }
  | { type: 'session.ended'; reason: SessionEnd; message: MessageRef }
  | { type: 'session.refreshed' }
  /** `isLost`: the refresh was sent, and no answer came. */
  | { type: 'session.refreshFailed'; isLost: boolean }
