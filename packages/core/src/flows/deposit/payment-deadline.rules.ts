import { minute } from '../../base/time/durations.ts'

/** For how long a code can be paid where the server says nothing of it that can be meant [DEP-37]. */
export const usualLife = 15 * minute

/**
 * For how long the server is asked about a code whose time is over by a clock that nobody confirms: as
 * long as a code lives, so that no clock that is off by less ends one that can be paid [OPEN-83].
 */
export const longestDoubt = usualLife

/** When a code ends, and whether that is known. */
export interface PaymentDeadline {
  /** Epoch milliseconds. */
  readonly deadline: number
  readonly isDeadlineAssumed: boolean
}

/**
 * When a new code ends: when the server says, unless that is over already or more than twice as far away
 * as usual. Then one of the clocks is wrong, and it is shown for as long as codes live [DEP-37, OPEN-83].
 */
export function believedDeadline(named: number, now: number): PaymentDeadline {
  const left = named - now
  return left > 0 && left <= 2 * usualLife
    ? { deadline: named, isDeadlineAssumed: false }
    : { deadline: now + usualLife, isDeadlineAssumed: true }
}

/** A wait for a payment, as it is shown. */
export interface PaymentWait extends PaymentDeadline {
  /** Whether the clock is one that two answers confirm. */
  readonly isTimeConfirmed: boolean
  /** Whether the server was asked for long enough after the deadline, with no such clock. */
  readonly isWaitedOut: boolean
}

/** What an event says about the time: what it is now, and perhaps how far the clock is trusted since. */
export interface TimeTold {
  readonly now: number
  readonly isConfirmed?: boolean
  readonly movedBy?: number
}

/**
 * A wait after an event carried the time. A clock that jumped for no reason of the device's takes the deadline along:
 * the time left that is shown goes on as it was, and nobody knows the end of the code any more [OPEN-83].
 */
export function waitAt<Wait extends PaymentWait>(
  wait: Wait,
  { isConfirmed, movedBy = 0 }: TimeTold,
): Wait {
  return {
    ...wait,
    deadline: wait.deadline + movedBy,
    isDeadlineAssumed: wait.isDeadlineAssumed || movedBy !== 0,
    isTimeConfirmed: isConfirmed ?? wait.isTimeConfirmed,
  }
}

/**
 * How a code stands. `over`: its time has passed by a clock that two answers confirm, or was waited out
 * [DEP-45]. `doubtful`: it has passed by a clock that may be wrong; only the server ends the code
 * [DEP-44, OPEN-83].
 */
export function standingAt(wait: PaymentWait, time: TimeTold): 'inTime' | 'doubtful' | 'over' {
  const { deadline, isDeadlineAssumed, isTimeConfirmed, isWaitedOut } = waitAt(wait, time)
  if (time.now < deadline) return 'inTime'
  return isWaitedOut || (isTimeConfirmed && !isDeadlineAssumed) ? 'over' : 'doubtful'
}
