import type { Failure } from '../api/answer.ts'
import type { MessageRef } from '../messages/message.ts'
import type { Satang } from '../money/satang.ts'
import { minute } from '../time/durations.ts'
import type { PayoutAttempt } from './payout.attempt.ts'

/** How long a member waits before going back without an answer. */
export const patience = minute

/** What a look at the history came to. `cannotCheck`: there was no answer. */
export type LookResult =
  | { readonly kind: 'found'; readonly at: number }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'cannotCheck' }

/** What of a history shows a payout. */
interface Listed {
  readonly type: string
  readonly amount: Satang
  /** Epoch milliseconds. */
  readonly at: number
}

/** Clocks of servers differ a little, and a history may count in whole minutes. */
const historyTolerance = minute

/**
 * Whether a payout of that amount is in the history since it was asked for. It may be one of the entries
 * that could not be read.
 */
export function lookFor(
  { amount, askedAt }: PayoutAttempt,
  listed: readonly Listed[],
  unreadable = 0,
): LookResult {
  const found = listed.find(
    (one) =>
      one.type === 'withdraw' && one.amount === amount && one.at >= askedAt - historyTolerance,
  )
  if (found) return { kind: 'found', at: found.at }
  return { kind: unreadable > 0 ? 'cannotCheck' : 'notFound' }
}

/**
 * What a failed call says of a payout when it is certain that nothing was paid out; null when nobody
 * knows.
 */
export function certainRefusal(
  failure: Failure,
  tryAgain: (code: number) => MessageRef,
): MessageRef | null {
  if (failure.kind === 'expired') return { id: 'session.error.refreshFailed' }
  const isRefusedByStatus = failure.kind === 'httpError' && failure.status < 500
  return isRefusedByStatus ? tryAgain(failure.status) : null
}
