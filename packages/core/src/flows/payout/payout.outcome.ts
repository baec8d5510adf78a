import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { MessageRef } from '../../base/messages/message.ts'
import { minute } from '../../base/time/durations.ts'
import { type Failure, isCertainNo } from '../../wire/api/answer.ts'
import { historyTolerance, type Listed, longestWithoutHistory } from '../history/history.lookup.ts'
import type { PayoutAttempt, UnclearAnswer } from './payout.attempt.ts'

/**
 * The longest that a request can be on its way to the server: a payout that the history does not show after that was
 * never carried out. It equals the wait between two withdrawals [WD-17].
 */
export const longestOnItsWay = 10 * minute

/** How long the history may take to show a payout that the server has already answered. */
export const longestUntilListed = minute

/** The message about an answer that means neither yes nor no; null while there is no answer. */
export function unclearMessage({ unclear }: Pick<PayoutAttempt, 'unclear'>): MessageRef | null {
  if (unclear === null) return null
  const { code, message } = unclear
  return message === null
    ? { id: 'payout.unclear', values: { code } }
    : { id: 'payout.unclearReason', values: { code, message } }
}

/** Since when, and for how long, the history may not yet show a payout. */
interface ListingDelay {
  readonly since: ByBothClocks
  readonly longest: number
}

function listingDelayOf({ askedAt, askedAtHost, unclear }: PayoutAttempt): ListingDelay {
  return unclear?.kind === 'code'
    ? { since: { at: unclear.at, atHost: unclear.atHost }, longest: longestUntilListed }
    : { since: { at: askedAt, atHost: askedAtHost }, longest: longestOnItsWay }
}

/** How long an attempt that the history does not show is awaited. All in epoch milliseconds. */
export interface AttemptWait {
  readonly from: number
  /** When the request can no longer be on its way. */
  readonly endsAt: number
  /** When the attempt is given up if the history could not be read. */
  readonly givesUpAt: number
}

type Clock = Pick<ServerClock, 'now' | 'hostNow'>
type SearchClock = Pick<ServerClock, 'now' | 'hostNow' | 'leastNow'>

/** How long an attempt is awaited, as of now. */
export function attemptWait(attempt: PayoutAttempt, clock: Clock): AttemptWait {
  const from = clock.now()
  const { longest, since } = listingDelayOf(attempt)
  const asked = { at: attempt.askedAt, atHost: attempt.askedAtHost }
  return {
    from,
    endsAt: from + Math.max(0, longest - passedSince(since, clock)),
    givesUpAt: from + Math.max(0, longestWithoutHistory - passedSince(asked, clock)),
  }
}

/** An instant in epoch milliseconds: by the server's time as known then, and by the device's own clock. */
interface ByBothClocks {
  readonly at: number
  readonly atHost: number
}

/**
 * How much time has certainly passed: the smaller of what the two clocks say. Either may have been corrected or set
 * wrong meanwhile; time that only one of them skipped has not passed for a request in flight, and a clock that was set
 * back is ignored.
 */
function passedSince({ at, atHost }: ByBothClocks, clock: Clock): number {
  const passed = [clock.now() - at, clock.hostNow() - atHost].filter((time) => time >= 0)
  return passed.length === 0 ? 0 : Math.min(...passed)
}

interface Waiting {
  readonly context: { readonly attemptWait: AttemptWait | null }
}

/** The delays of a chart that waits for the end of an attempt, counted from when `attemptWait` was last set. */
export const attemptDelays = {
  attemptEnd: ({ context: { attemptWait: wait } }: Waiting) => (wait ? wait.endsAt - wait.from : 0),
  withoutHistory: ({ context: { attemptWait: wait } }: Waiting) =>
    wait ? wait.givesUpAt - wait.from : 0,
}

/** The result of a search in the history. `cannotCheck`: the history could not be read, or leaves doubt. */
export type LookResult =
  | { readonly kind: 'found'; readonly at: number }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'cannotCheck' }

/** A code of the server, with its message. */
export type ServerWord = Pick<UnclearAnswer, 'code' | 'message'>

/**
 * Together with the tolerance this is less than the wait between two payouts, so that an older payout is not taken for
 * a newer one [WD-17].
 */
const largestClockError = 7 * minute

/** The readable entries of the history, and the number of unreadable ones. */
export interface HistoryEntries {
  readonly listed: readonly Listed[]
  readonly unreadable: number
  /** The payout that was accepted before, as far as this device knows: one of the entries may be that one. */
  readonly earlier: Pick<Listed, 'amount' | 'at'> | null
}

/**
 * Whether the history shows a payout of the same amount since the attempt. If an entry could not be read, or an
 * earlier one could be the payout because clocks jumped or disagree, or because the server named a short wait between
 * two payouts, the answer is `cannotCheck`.
 */
export function lookFor(
  attempt: PayoutAttempt,
  { earlier, listed, unreadable }: HistoryEntries,
  clock: SearchClock,
): LookResult {
  const listedSince = (since: number) =>
    listed.filter(
      ({ amount, at, type }) =>
        type === 'withdraw' && amount === attempt.amount && at >= since - historyTolerance,
    )
  const since = askedSince(attempt, clock)
  const candidates = listedSince(since)
  const mayHaveEarlier =
    earlier !== null &&
    earlier.amount === attempt.amount &&
    attempt.askedAt > earlier.at &&
    earlier.at >= since - historyTolerance
  if (candidates.length > (mayHaveEarlier ? 1 : 0)) {
    return { kind: 'found', at: Math.max(...candidates.map(({ at }) => at)) }
  }
  const isPossible = listedSince(earliestAsked(attempt, clock)).length > 0
  return { kind: unreadable > 0 || isPossible ? 'cannotCheck' : 'notFound' }
}

/**
 * The earliest time at which a payout may have been requested. The known server time may have been corrected since,
 * and a payout that was made must still be found. The device's clock may have been corrected as well, so the
 * correction is limited: an older payout must not be taken for this one.
 */
function askedSince(attempt: PayoutAttempt, clock: Clock): number {
  return Math.max(
    Math.min(attempt.askedAt, askedByHost(attempt, clock)),
    attempt.askedAt - largestClockError,
  )
}

/** The same without the limit, and by the earliest time that any answer of the last minutes stated. */
function earliestAsked(attempt: PayoutAttempt, clock: SearchClock): number {
  const disagreement = clock.now() - clock.leastNow()
  return Math.min(attempt.askedAt, askedByHost(attempt, clock)) - disagreement
}

/** When the payout was requested: the server's time as known now, less the time that has passed on the device. */
function askedByHost({ askedAtHost }: PayoutAttempt, clock: Clock): number {
  return clock.now() - (clock.hostNow() - askedAtHost)
}

/** The message about a failed call if certainly nothing was paid out; null if the outcome is unknown. */
export function certainRefusal(
  failure: Failure,
  tryAgain: (said: ServerWord) => MessageRef,
): MessageRef | null {
  if (failure.kind === 'expired') return { id: 'session.error.refreshFailed' }
  if (failure.kind === 'unverified') return { id: 'session.error.unverified' }
  const unclear = isCertainNo(failure) ? answerIn(failure) : null
  return unclear && tryAgain(unclear)
}

/** The code and message in the answer of a failed call; null if there was no readable answer. */
export function answerIn(failure: Failure): Omit<UnclearAnswer, 'at' | 'atHost'> | null {
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
