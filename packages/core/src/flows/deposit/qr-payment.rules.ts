import { second } from '../../base/time/durations.ts'
import type { PaymentNews } from './deposit.calls.ts'

/** What one question about a payment came to. */
export type PollResult =
  | { readonly kind: 'answered'; readonly news: PaymentNews }
  /** The server's word that the code is over (98). */
  | { readonly kind: 'expired' }
  /** An answer that says nothing about the payment, such as a code that nobody documented. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'failed'; readonly retryAfterMs: number | null }

/**
 * Who said that a code is over: the server by itself (98), the server when it was asked after the
 * deadline, or nobody, because it could not be asked.
 */
export type ExpiryWord = 'server' | 'deadline' | 'none'

/** How a QR payment ended; exactly one for each. */
export type PaymentEnding =
  | { readonly kind: 'paid' }
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'expired'; readonly word: ExpiryWord }
  | { readonly kind: 'cancelled' }

/** What a question's result means to the regions of the chart. */
export type PollEvent =
  | { type: 'poll.waiting' }
  | { type: 'poll.paid' }
  | { type: 'poll.rejected'; message: string | null }
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
      return { type: 'poll.rejected', message: news.message }
    case 'waiting':
      return { type: 'poll.waiting' }
  }
}

/** For how long the server is asked once more when the time of the code is over [OPEN-63]. */
export const lastWordLimit = 10 * second

/** For how long the last look before a cancellation is waited for [OPEN-63]. */
export const cancelLimit = 3 * second

const pollInterval = 2 * second
const failureIntervals = [2 * second, 4 * second, 8 * second, 15 * second] as const
const longestInterval = 15 * second

/**
 * The rest before the next question: while questions are answered one goes out every 2 s, and a beat on
 * which another is still open is left out [DEP-41]; after failures in a row the rest is 2, 4, 8 and then
 * 15 s, and never less than the server asked for [OPEN-63].
 * @param sinceAsked how long ago the last question went out, in milliseconds
 */
export function restAfter(failures: number, retryAfterMs: number | null, sinceAsked = 0): number {
  if (failures === 0) return pollInterval - (sinceAsked % pollInterval)
  return Math.max(failureIntervals[failures - 1] ?? longestInterval, retryAfterMs ?? 0)
}
