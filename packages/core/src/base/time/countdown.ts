import { minute, second } from './durations.ts'

/** Time left until a deadline in milliseconds, never negative. */
export function timeLeft(deadline: number, now: number): number {
  return Math.max(0, deadline - now)
}

/** `mm:ss`, rounded up so that 00:00 is shown only when the time is over. Hours show as minutes. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second)
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** `mm:ss`, or `h:mm:ss` from an hour on, rounded up as well. */
export function formatLongCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second)
  const hours = Math.floor(seconds / 3600)
  const rest = formatCountdown((seconds % 3600) * second)
  return hours === 0 ? rest : `${hours}:${rest}`
}

/** `PT8M31S`, for the `datetime` attribute of a timer. */
export function isoDuration(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second)
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** For how long a milestone is about right: minutes are rounded up, and the last half minute is short. */
const soonOver = { minutes: minute, seconds: 10 * second } as const

/**
 * The milestone just passed, in milliseconds left, or null: every 3 minutes above 5 minutes, every minute
 * down to 1 minute, 30 seconds below. A countdown is spoken when it passes one, not every second. One that
 * is seen again later, as after a sleep, is not spoken of before the next.
 */
export function passedMilestone(totalMs: number, leftMs: number): number | null {
  const milestone = nextMilestoneAtOrAbove(leftMs)
  const lasts = milestone < minute ? soonOver.seconds : soonOver.minutes
  return milestone < totalMs && milestone > 0 && leftMs > milestone - lasts ? milestone : null
}

function nextMilestoneAtOrAbove(leftMs: number): number {
  if (leftMs <= minute) return Math.ceil(leftMs / (30 * second)) * 30 * second
  if (leftMs <= 5 * minute) return Math.ceil(leftMs / minute) * minute
  return 5 * minute + Math.ceil((leftMs - 5 * minute) / (3 * minute)) * 3 * minute
}
