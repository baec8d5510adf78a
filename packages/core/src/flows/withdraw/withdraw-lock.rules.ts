import type { Satang } from '../../base/money/satang.ts'
import { day, minute } from '../../base/time/durations.ts'
import { readInstant } from '../../base/time/instant.ts'

/** The stored wait between a member's withdrawals. */
export interface WithdrawLock {
  /** Epoch milliseconds. */
  readonly from: number
  readonly until: number
  /** What was withdrawn; null when only the server knows it. */
  readonly amount: Satang | null
}

/** How long the wait is if the server does not say [WD-19]. */
export const lockDuration = 10 * minute

/**
 * The longest time for which a device locks the form, whatever the server states. After that the member may try again,
 * because only a withdrawal finds out whether the server still refuses [WD-14, WD-19].
 */
export const longestLock = day

/** When the form opens on this device: at the end of the lock, or after the longest time [WD-19, WD-21]. */
export function lockOpensAt({ from, until }: WithdrawLock): number {
  return Math.min(until, from + longestLock)
}

/**
 * Whether a lock holds now. A lock that begins in the future was stored by a clock that was ahead: it is ignored, and
 * the server decides [OPEN-56].
 */
export function isLocking(lock: WithdrawLock, now: number): boolean {
  return now < lockOpensAt(lock) && lock.from - now <= lockDuration
}

/**
 * When the wait ends: at the date that the server states if it is in the future, else ten minutes from now [OPEN-56].
 */
export function lockEnd(date: unknown, now: number): number {
  const stated = typeof date === 'string' || typeof date === 'number' ? readInstant(date) : null
  return stated !== null && stated > now ? stated : now + lockDuration
}
