import { formatCountdown, isoDuration, passedMilestone, timeLeft } from './countdown.ts'
import { minute, second } from './durations.ts'

/** A countdown as it is shown and announced. */
export interface CountdownView {
  /** `mm:ss` */
  readonly countdown: string
  /** ISO 8601, for the `datetime` attribute. */
  readonly duration: string
  /** From 1 to 0. */
  readonly fractionLeft: number
  /** Epoch milliseconds. */
  readonly until: number
  readonly milestone: Milestone | null
}

/** What a screen reader announces: whole minutes or seconds left. */
export interface Milestone {
  readonly unit: 'minutes' | 'seconds'
  readonly left: number
}

/** The countdown of a period; all arguments are epoch milliseconds. */
export function countdownView({
  from,
  now,
  until,
}: {
  from: number
  now: number
  until: number
}): CountdownView {
  const left = timeLeft(until, now)
  const total = Math.max(1, until - from)
  return {
    countdown: formatCountdown(left),
    duration: isoDuration(left),
    fractionLeft: Math.min(1, left / total),
    until,
    milestone: milestoneOf(total, left),
  }
}

/** The milestone to announce now, or null. */
export function milestoneOf(totalMs: number, leftMs: number): Milestone | null {
  const passed = passedMilestone(totalMs, leftMs)
  if (passed === null) return null
  return passed < minute
    ? { unit: 'seconds', left: passed / second }
    : { unit: 'minutes', left: passed / minute }
}
