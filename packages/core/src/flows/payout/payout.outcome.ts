import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { MessageRef } from '../../base/messages/message.ts'
import { minute } from '../../base/time/durations.ts'
import { type Failure, isCertainNo } from '../../wire/api/answer.ts'
import { historyTolerance, type Listed, longestWithoutHistory } from '../history/history.lookup.ts'
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

/** How long what was asked for last, or answered, may stay out of the history. */
interface Doubt {
  readonly since: ByBothClocks
  readonly longest: number
}

function doubtOf({ askedAt, askedAtHost, unclear }: PayoutAttempt): Doubt {
  return unclear?.kind === 'code'
    ? { since: { at: unclear.at, atHost: unclear.atHost }, longest: longestUntilListed }
    : { since: { at: askedAt, atHost: askedAtHost }, longest: longestOnItsWay }
}

/** For how long an attempt that the history does not show is waited for. All in epoch milliseconds. */
export interface AttemptWait {
  readonly from: number
  /** When nothing can be on its way any more. */
  readonly endsAt: number
  /** When it is given up although no history could be read. */
  readonly givesUpAt: number
}

type TellingClock = Pick<ServerClock, 'now' | 'hostNow'>
type LookingClock = Pick<ServerClock, 'now' | 'hostNow' | 'leastNow'>

/** The wait for an attempt, as of now. */
export function attemptWait(attempt: PayoutAttempt, clock: TellingClock): AttemptWait {
  const from = clock.now()
  const { longest, since } = doubtOf(attempt)
  const asked = { at: attempt.askedAt, atHost: attempt.askedAtHost }
  return {
    from,
    endsAt: from + Math.max(0, longest - passedSince(since, clock)),
    givesUpAt: from + Math.max(0, longestWithoutHistory - passedSince(asked, clock)),
  }
}

/** An instant in epoch milliseconds, as the server's time was known then, and by the device's own clock. */
interface ByBothClocks {
  readonly at: number
  readonly atHost: number
}

/**
 * How much time has certainly passed. The server's time and the device's may each have been corrected or
 * set wrong meanwhile: what one of them leaps over has not passed for a request that is on its way, and
 * one that was put back says nothing.
 */
function passedSince({ at, atHost }: ByBothClocks, clock: TellingClock): number {
  const passed = [clock.now() - at, clock.hostNow() - atHost].filter((time) => time >= 0)
  return passed.length === 0 ? 0 : Math.min(...passed)
}

interface Waiting {
  readonly context: { readonly attemptWait: AttemptWait | null }
}

/** The delays of a chart that waits for the end of an attempt, as of when the wait was noted last. */
export const attemptDelays = {
  attemptEnd: ({ context: { attemptWait: wait } }: Waiting) => (wait ? wait.endsAt - wait.from : 0),
  withoutHistory: ({ context: { attemptWait: wait } }: Waiting) =>
    wait ? wait.givesUpAt - wait.from : 0,
}

/** What a look at the history came to. `cannotCheck`: there was no answer. */
export type LookResult =
  | { readonly kind: 'found'; readonly at: number }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'cannotCheck' }

/** A code, and what the server says of it. */
export type ServerWord = Pick<UnclearAnswer, 'code' | 'message'>

/** With the tolerance less than the wait between two payouts: an older one is not taken for a newer [WD-17]. */
const longestDoubt = 7 * minute

/** What is looked at: all entries that could be read, and how many could not. */
export interface Seen {
  readonly listed: readonly Listed[]
  readonly unreadable: number
}

/**
 * Whether a payout of that amount is in the history since it was asked for. It may be one of the entries
 * that could not be read, or one that is dated earlier because clocks have leapt or disagree.
 */
export function lookFor(
  attempt: PayoutAttempt,
  { listed, unreadable }: Seen,
  clock: LookingClock,
): LookResult {
  const listedSince = (since: number) =>
    listed.find(
      ({ amount, at, type }) =>
        type === 'withdraw' && amount === attempt.amount && at >= since - historyTolerance,
    )
  const found = listedSince(askedSince(attempt, clock))
  if (found) return { kind: 'found', at: found.at }
  const isDoubtful = listedSince(earliestAsked(attempt, clock)) !== undefined
  return { kind: unreadable > 0 || isDoubtful ? 'cannotCheck' : 'notFound' }
}

/**
 * The earliest time at which a payout may have been asked for. What was known of the server's time may
 * have been corrected since: a payout that was made must not go unfound for it. Somebody may have set the
 * device's clock right as well: an older one must not be taken for it.
 */
function askedSince(attempt: PayoutAttempt, clock: TellingClock): number {
  return Math.max(
    Math.min(attempt.askedAt, askedByHost(attempt, clock)),
    attempt.askedAt - longestDoubt,
  )
}

/** The same without any limit, and by whichever answer of the last minutes has the earliest time. */
function earliestAsked(attempt: PayoutAttempt, clock: LookingClock): number {
  const dispute = clock.now() - clock.leastNow()
  return Math.min(attempt.askedAt, askedByHost(attempt, clock)) - dispute
}

/** When it was asked for by the time that has passed on the device, as the server's time is known now. */
function askedByHost({ askedAtHost }: PayoutAttempt, clock: TellingClock): number {
  return clock.now() - (clock.hostNow() - askedAtHost)
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
  if (failure.kind === 'unverified') return { id: 'session.error.unverified' }
  const unclear = isCertainNo(failure) ? answerIn(failure) : null
  return unclear && tryAgain(unclear)
}

/** What was answered by a call that failed, or null when nothing was that could be read. */
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
