import { minute, second } from './durations.ts'

/** Time left until a deadline in milliseconds, never negative. */
export function timeLeft(deadline: number, now: number): number {
  return Math.max(0, deadline - now)
}

/** Formats as `mm:ss`, rounded up so that 00:00 is shown only when the time is over. Hours are shown as minutes. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second)
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Formats as `mm:ss`, or as `h:mm:ss` from an hour on, also rounded up. */
export function formatLongCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second)
  const hours = Math.floor(seconds / 3600)
  const rest = formatCountdown((seconds % 3600) * second)
  return hours === 0 ? rest : `${hours}:${rest}`
}

/** Formats as `PT8M31S`, for the `datetime` attribute of a timer. */
export function isoDuration(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second)
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** How long a milestone is still roughly true after it was passed: minutes are rounded up, and the last half minute is short. */
const milestoneLasts = { minutes: minute, seconds: 10 * second } as const

/**
 * The milestone that was just passed, in milliseconds left, or null. Milestones lie every 3 minutes above 5 minutes,
 * every minute down to 1 minute, and at 30 seconds. A screen reader announces a countdown at milestones, not every
 * second. If one was passed a while ago, as during a sleep, nothing is announced before the next.
 */
export function passedMilestone(totalMs: number, leftMs: number): number | null {
  const milestone = nextMilestoneAtOrAbove(leftMs)
  const lasts = milestone < minute ? milestoneLasts.seconds : milestoneLasts.minutes
  return milestone < totalMs && milestone > 0 && leftMs > milestone - lasts ? milestone : null
}

function nextMilestoneAtOrAbove(leftMs: number): number {
  if (leftMs <= minute) return Math.ceil(leftMs / (30 * second)) * 30 * second
  if (leftMs <= 5 * minute) return Math.ceil(leftMs / minute) * minute
  return 5 * minute + Math.ceil((leftMs - 5 * minute) / (3 * minute)) * 3 * minute
}
