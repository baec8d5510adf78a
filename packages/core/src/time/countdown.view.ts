import { formatCountdown, isoDuration, passedMilestone, timeLeft } from './countdown.ts'
import { minute, second } from './durations.ts'

/** A countdown as it is shown and spoken. */
export interface CountdownView {
  /** `mm:ss` */
  readonly countdown: string
  /** ISO 8601, for the `datetime` attribute. */
  readonly duration: string
  /** From 1 to 0. */
  readonly fractionLeft: number
  /** Epoch milliseconds. */
  readonly until: number
  /** The milestone to speak, in whole minutes or seconds left; null before the first. */
  readonly milestone: { readonly unit: 'minutes' | 'seconds'; readonly left: number } | null
}

/** What is left of a stretch of time, all in epoch milliseconds. */
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
  const passed = passedMilestone(total, left)
  return {
    countdown: formatCountdown(left),
    duration: isoDuration(left),
    fractionLeft: Math.min(1, left / total),
    until,
    milestone: passed === null || passed === 0 ? null : milestoneOf(passed),
  }
}

function milestoneOf(passed: number): CountdownView['milestone'] {
  return passed < minute
    ? { unit: 'seconds', left: passed / second }
    : { unit: 'minutes', left: passed / minute }
}
