import type { CodeContext, Meaning } from '../contract/codes.ts'
import { refusingStatuses } from '../contract/money.writes.ts'

/** Everything that can go wrong in transport. */
export type Failure =
  /** No answer: the network failed. */
  | { readonly kind: 'unreachable' }
  /** No answer within the call's deadline. */
  | { readonly kind: 'timedOut' }
  /** An HTTP error status without a documented code. */
  | { readonly kind: 'httpError'; readonly status: number; readonly retryAfterMs: number | null }
  /** The call was not sent, because the server had asked for a wait that is not over. */
  | { readonly kind: 'postponed'; readonly status: number; readonly retryAfterMs: number }
  /** A money write was answered with an undocumented code, which means neither yes nor no. */
  | {
      readonly kind: 'undocumented'
      readonly status: number
      readonly code: number
      readonly message: string | null
    }
  /** An answer that does not match the contract. */
  | { readonly kind: 'unreadable' }
  /**
   * The token was refused and could not be renewed: the call was definitely not carried out. `isLost`: the refresh
   * was sent, and no answer came.
   */
  | { readonly kind: 'expired'; readonly meaning: HandledMeaning; readonly isLost?: true }
  /** The owner of the tokens could not be verified, so the money write was not sent. */
  | { readonly kind: 'unverified' }

/** The result of a request for new tokens; `lost`: the refresh was sent, and no answer came. */
export type Renewal = 'renewed' | 'failed' | 'lost'

/** Failures of calls that were not sent, or certainly not carried out. */
const unsentKinds: readonly Failure['kind'][] = ['expired', 'unverified', 'postponed']

/** Whether a money write that failed was certainly not carried out. */
export function isCertainNo(failure: Failure): boolean {
  if (unsentKinds.includes(failure.kind)) return true
  return 'status' in failure && refusingStatuses.includes(failure.status)
}

/** How long the server asked to wait before the call is sent again, or null. */
export function retryAfterOf(failure: Failure): number | null {
  return 'retryAfterMs' in failure ? failure.retryAfterMs : null
}

/** Meanings that the client itself handles; a caller gets the failure `expired`. */
export type HandledMeaning = 'tokenExpired' | 'sessionInvalid'

/** A documented refusal, in the context of its call. */
export interface Refusal<Context extends CodeContext = CodeContext> {
  readonly context: Context
  readonly code: number
  readonly meaning: Exclude<Meaning<Context>, HandledMeaning>
  readonly message: string | null
  /** The whole answer, for calls whose refusals have further fields. */
  readonly detail?: unknown
}

/** The result of a call. Calls never throw. */
export type CallAnswer<Value, Context extends CodeContext = CodeContext> =
  | { readonly kind: 'accepted'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: Refusal<Context> }
  | { readonly kind: 'failed'; readonly failure: Failure }
