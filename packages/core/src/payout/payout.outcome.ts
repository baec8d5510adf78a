import { type Failure, isCertainNo } from '../api/answer.ts'
import { historyTolerance, type Listed, longestWithoutHistory } from '../history/history.lookup.ts'
import type { MessageRef } from '../messages/message.ts'
import { minute } from '../time/durations.ts'
import type { ServerClock } from '../time/server-clock.ts'
import type { PayoutAttempt, UnclearAnswer } from './payout.attempt.ts'

/**
 * Nothing between a browser and a server holds a request for longer: what the history does not show then
 * was never carried out. It is as long as the wait between two withdrawals [WD-17].
 */
export const longestOnItsWay = 10 * minute

/** How long a history may take to show what the server has answered already. */
export const longestUntilListed = minute

/** What a screen says of an answer that says neither yes nor no; null while nothing was answered. */
export function unclearMessage({ unclear }: Pick<PayoutAttempt, 'unclear'>): MessageRef | null {
  if (unclear === null) return null
  const { code, message } = unclear
  return message === null
    ? { id: 'payout.unclear', values: { code } }
    : { id: 'payout.unclearReason', values: { code, message } }
}

/** When an attempt is over that the history does not show, in epoch milliseconds. */
export function attemptEnd({ askedAt, unclear }: PayoutAttempt): number {
  const isAnswered = unclear?.kind === 'code'
  return isAnswered ? unclear.at + longestUntilListed : askedAt + longestOnItsWay
}

interface Asked {
  readonly attempt: PayoutAttempt | null
  /** Epoch milliseconds. */
  readonly now: number
}

type TellingClock = Pick<ServerClock, 'now' | 'hostNow'>

/** The delays of a chart that waits for the end of an attempt, by the time that it was told. */
export const attemptDelays = {
  attemptEnd: ({ context: { attempt, now } }: { context: Asked }) =>
    within(longestOnItsWay, attempt ? attemptEnd(attempt) - now : 0),
  withoutHistory: ({ context: { attempt, now } }: { context: Asked }) =>
    within(longestWithoutHistory, attempt ? attempt.askedAt + longestWithoutHistory - now : 0),
}

/**
 * The same by the clocks themselves: of the server's time and the device's either may have been put right
 * or set wrong meanwhile, and what one of them leaps over has not passed for a request that is on its way.
 */
export function attemptDelaysBy(clock: TellingClock) {
  const until = (instant: number, { askedAt, askedAtHost }: PayoutAttempt) => {
    const leapt = clock.now() - askedAt - (clock.hostNow() - askedAtHost)
    return instant + Math.max(0, leapt) - clock.now()
  }
  return {
    attemptEnd: ({ context: { attempt } }: { context: Asked }) =>
      within(longestOnItsWay, attempt ? until(attemptEnd(attempt), attempt) : 0),
    withoutHistory: ({ context: { attempt } }: { context: Asked }) =>
      within(
        longestWithoutHistory,
        attempt ? until(attempt.askedAt + longestWithoutHistory, attempt) : 0,
      ),
  }
}

/** A wait that no clock that is put right makes longer than it can be. */
function within(longest: number, wait: number): number {
  return Math.min(longest, Math.max(0, wait))
}

/** What a look at the history came to. `cannotCheck`: there was no answer. */
export type LookResult =
  | { readonly kind: 'found'; readonly at: number }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'cannotCheck' }

/** A code, and what the server says of it. */
export type ServerWord = Pick<UnclearAnswer, 'code' | 'message'>

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
  clock: TellingClock,
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
function askedSince({ askedAt, askedAtHost }: PayoutAttempt, clock: TellingClock): number {
  const byHost = clock.now() - (clock.hostNow() - askedAtHost)
  return Math.min(askedAt, Math.max(byHost, askedAt - longestDoubt))
}

/**
 * What a failed call says of a payout when it is certain that nothing was paid out; null when nobody
 * knows.
 */
export function certainRefusal(
  failure: Failure,
  tryAgain: (said: ServerWord) => MessageRef,
): MessageRef | null {
  if (failure.kind === 'expired') return { id: 'session.error.refreshFailed' }
  const unclear = isCertainNo(failure) ? answerIn(failure) : null
  return unclear && tryAgain(unclear)
}

/** What was answered by a call that failed, or null when nothing was that could be read. */
export function answerIn(failure: Failure): Omit<UnclearAnswer, 'at'> | null {
  switch (failure.kind) {
    case 'undocumented':
      return { kind: 'code', code: failure.code, message: failure.message }
    case 'httpError':
    case 'postponed':
      return { kind: 'status', code: failure.status, message: null }
    default:
      return null
  }
}
