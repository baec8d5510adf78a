import { minute } from '../../base/time/durations.ts'

/** How long a code can be paid if the server states no plausible deadline [DEP-37]. */
export const usualLife = 15 * minute

/**
 * How long the server is polled about a code that has expired by an unconfirmed clock: as long as a code lives, so
 * that no clock that is off by less ends a code that can still be paid [OPEN-83].
 */
export const unconfirmedLimit = usualLife

/** When a code expires, and whether that is known. */
export interface PaymentDeadline {
  /** Epoch milliseconds. */
  readonly deadline: number
  readonly isDeadlineAssumed: boolean
}

/**
 * When a new code expires: at the deadline that the server states, unless that is in the past or more than twice
 * as far away as usual. Then one of the clocks is wrong, and the usual lifetime is assumed [DEP-37, OPEN-83].
 */
export function believedDeadline(statedDeadline: number, now: number): PaymentDeadline {
  const left = statedDeadline - now
  return left > 0 && left <= 2 * usualLife
    ? { deadline: statedDeadline, isDeadlineAssumed: false }
    : { deadline: now + usualLife, isDeadlineAssumed: true }
}

/** A wait for a payment. */
export interface PaymentWait extends PaymentDeadline {
  /** Whether two answers of the server confirm the clock. */
  readonly isTimeConfirmed: boolean
  /** Whether the server was polled for long enough after the deadline although the clock was unconfirmed. */
  readonly isWaitedOut: boolean
}

/** An event's reading of the time; a correction of the clock also says how the clock changed. */
export interface TimeReading {
  readonly now: number
  readonly isConfirmed?: boolean
  readonly movedBy?: number
}

/**
 * A wait after a new reading of the time. If the clock jumped for a reason other than the device's own, the deadline
 * moves with it: the time left continues as shown, and the true deadline is no longer known [OPEN-83].
 */
export function waitAfter<Wait extends PaymentWait>(
  wait: Wait,
  { isConfirmed, movedBy = 0 }: TimeReading,
): Wait {
  return {
    ...wait,
    deadline: wait.deadline + movedBy,
    isDeadlineAssumed: wait.isDeadlineAssumed || movedBy !== 0,
    isTimeConfirmed: isConfirmed ?? wait.isTimeConfirmed,
  }
}

/**
 * Whether a code has expired. `over`: by a clock that two answers confirm, or after the server was polled for long
 * enough [DEP-45]. `doubtful`: by a clock that may be wrong, so that only the server can end the code
 * [DEP-44, OPEN-83].
 */
export function expiryAt(wait: PaymentWait, time: TimeReading): 'inTime' | 'doubtful' | 'over' {
  const { deadline, isDeadlineAssumed, isTimeConfirmed, isWaitedOut } = waitAfter(wait, time)
  if (time.now < deadline) return 'inTime'
  return isWaitedOut || (isTimeConfirmed && !isDeadlineAssumed) ? 'over' : 'doubtful'
}
