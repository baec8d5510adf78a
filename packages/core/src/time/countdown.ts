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

/** `PT8M31S`, for the `datetime` attribute of a timer. */
export function isoDuration(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second)
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * The milestone last passed, in milliseconds left, or null before the first: every 3 minutes above
 * 5 minutes, every minute down to 1 minute, every 30 seconds below. A countdown is spoken when it
 * passes one, not every second.
 */
export function passedMilestone(totalMs: number, leftMs: number): number | null {
  const milestone = nextMilestoneAtOrAbove(leftMs)
  return milestone < totalMs ? milestone : null
}

function nextMilestoneAtOrAbove(leftMs: number): number {
  if (leftMs <= minute) return Math.ceil(leftMs / (30 * second)) * 30 * second
  if (leftMs <= 5 * minute) return Math.ceil(leftMs / minute) * minute
  return 5 * minute + Math.ceil((leftMs - 5 * minute) / (3 * minute)) * 3 * minute
}
