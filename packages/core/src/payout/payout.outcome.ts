import type { Failure } from '../api/answer.ts'
import type { MessageRef } from '../messages/message.ts'
import type { Satang } from '../money/satang.ts'
import { minute } from '../time/durations.ts'
import type { ServerClock } from '../time/server-clock.ts'
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

/** Clocks differ a little, answers take a while, and a history may count in whole minutes. */
const historyTolerance = 2 * minute

/** With the tolerance no more than the wait between two payouts: an older one is not taken for a newer [WD-17]. */
const longestDoubt = 8 * minute

/** What is looked at: all entries that could be read, and how many could not. */
interface Looked {
  readonly listed: readonly Listed[]
  readonly unreadable: number
}

/**
 * Whether a payout of that amount is in the history since it was asked for. It may be one of the entries
 * that could not be read.
 */
export function lookFor(
  attempt: PayoutAttempt,
  { listed, unreadable }: Looked,
  clock: Pick<ServerClock, 'now' | 'hostNow'>,
): LookResult {
  const since = askedSince(attempt, clock) - historyTolerance
  const found = listed.find(
    ({ amount, at, type }) => type === 'withdraw' && amount === attempt.amount && at >= since,
  )
  if (found) return { kind: 'found', at: found.at }
  return { kind: unreadable > 0 ? 'cannotCheck' : 'notFound' }
}

/**
 * The earliest time at which a payout may have been asked for. What was known of the server's time may
 * have been put right since: a payout that was made must not go unfound for it. Somebody may have put the
 * device's clock right as well: an older one must not be taken for it.
 */
function askedSince(
  { askedAt, askedAtHost }: PayoutAttempt,
  clock: Pick<ServerClock, 'now' | 'hostNow'>,
): number {
  const byHost = clock.now() - (clock.hostNow() - askedAtHost)
  return Math.min(askedAt, Math.max(byHost, askedAt - longestDoubt))
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
