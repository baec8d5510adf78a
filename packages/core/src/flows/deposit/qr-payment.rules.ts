import { second } from '../../base/time/durations.ts'
import type { PaymentNews, Rejection } from './deposit.calls.ts'

/** The result of one poll. */
export type PollResult =
  | { readonly kind: 'answered'; readonly news: PaymentNews }
  /** The server says that the code has expired (98). */
  | { readonly kind: 'expired' }
  /** An answer that says nothing about the payment, such as an undocumented code. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'failed'; readonly retryAfterMs: number | null }

/**
 * Who said that a code has expired: the server on its own (98), the server when it was polled after the
 * deadline, or nobody, because the server could not be reached.
 */
export type ExpiryWord = 'server' | 'deadline' | 'none'

/** How a QR payment ended; each payment has exactly one ending. */
export type PaymentEnding =
  | { readonly kind: 'paid' }
  | ({ readonly kind: 'rejected' } & Rejection)
  | { readonly kind: 'expired'; readonly word: ExpiryWord }
  | { readonly kind: 'cancelled' }

/** A poll's result, as an event for the regions of the chart. */
export type PollEvent =
  | { type: 'poll.waiting' }
  | { type: 'poll.paid' }
  | ({ type: 'poll.rejected' } & Rejection)
  | { type: 'poll.expired' }
  | { type: 'poll.undecided' }
  | { type: 'poll.failed' }

export function pollEventOf(result: PollResult): PollEvent {
  switch (result.kind) {
    case 'failed':
      return { type: 'poll.failed' }
    case 'expired':
      return { type: 'poll.expired' }
    case 'undecided':
      return { type: 'poll.undecided' }
    case 'answered':
      return newsEventOf(result.news)
  }
}

function newsEventOf(news: PaymentNews): PollEvent {
  switch (news.kind) {
    case 'paid':
      return { type: 'poll.paid' }
    case 'rejected':
      return { type: 'poll.rejected', message: news.message, received: news.received }
    case 'waiting':
      return { type: 'poll.waiting' }
  }
}

/** How long the last poll after the deadline may take [OPEN-63]. */
export const lastWordLimit = 10 * second

/** How long the last poll before a cancellation may take [OPEN-63]. */
export const cancelLimit = 3 * second

const pollInterval = 2 * second
const failureIntervals = [2 * second, 4 * second, 8 * second, 15 * second] as const
const longestInterval = 15 * second

/**
 * The pause before the next poll. While polls are answered, one is sent every 2 s, and one that would fall while
 * another is in flight is skipped [DEP-41]. After consecutive failures the pause is 2, 4, 8 and then 15 s, and
 * never less than the server asked for [OPEN-63].
 * @param sinceLastPoll how long ago the last poll was sent, in milliseconds.
 */
export function restAfter(
  failures: number,
  retryAfterMs: number | null,
  sinceLastPoll = 0,
): number {
  if (failures === 0) return pollInterval - (sinceLastPoll % pollInterval)
  return Math.max(failureIntervals[failures - 1] ?? longestInterval, retryAfterMs ?? 0)
}
