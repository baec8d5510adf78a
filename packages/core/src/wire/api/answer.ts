import type { CodeContext, Meaning } from '../contract/codes.ts'
import { refusingStatuses } from '../contract/money.writes.ts'

/** What went wrong in transport, a closed set. */
export type Failure =
  /** No answer: the network failed. */
  | { readonly kind: 'unreachable' }
  /** No answer within the call's deadline. */
  | { readonly kind: 'timedOut' }
  /** An HTTP error status without a documented code. */
  | { readonly kind: 'httpError'; readonly status: number; readonly retryAfterMs: number | null }
  /** Nothing was sent: the server had asked for a wait that is not over. */
  | { readonly kind: 'postponed'; readonly status: number; readonly retryAfterMs: number }
  /** A money write was answered with a code that nobody documented: it says neither yes nor no. */
  | {
      readonly kind: 'undocumented'
      readonly status: number
      readonly code: number
      readonly message: string | null
    }
  /** An answer that is not what the contract says. */
  | { readonly kind: 'unreadable' }
  /**
   * The token was refused and could not be renewed: the call was definitely not carried out. `isLost`: new
   * tokens were asked for, and no answer came.
   */
  | { readonly kind: 'expired'; readonly meaning: HandledMeaning; readonly isLost?: true }
  /** Nobody could be asked whose the tokens are: the money write was not sent. */
  | { readonly kind: 'unverified' }

/** What a wish for new tokens came to; `lost`: they were asked for, and no answer came. */
export type Renewal = 'renewed' | 'failed' | 'lost'

/** Failures of what was not sent, or certainly not carried out. */
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

/** Meanings that the client deals with itself; they reach a caller as the failure `expired`. */
export type HandledMeaning = 'tokenExpired' | 'sessionInvalid'

/** A refusal that the server documented, by the context of its call. */
export interface Refusal<Context extends CodeContext = CodeContext> {
  readonly context: Context
  readonly code: number
  readonly meaning: Exclude<Meaning<Context>, HandledMeaning>
  readonly message: string | null
  /** What the call's refusals have besides, as the wire has it. */
  readonly detail?: unknown
}

/** What a call came to. Calls never throw. */
export type CallAnswer<Value, Context extends CodeContext = CodeContext> =
  | { readonly kind: 'accepted'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: Refusal<Context> }
  | { readonly kind: 'failed'; readonly failure: Failure }
