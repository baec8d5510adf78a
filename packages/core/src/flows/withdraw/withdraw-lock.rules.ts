import type { Satang } from '../../base/money/satang.ts'
import { day, minute } from '../../base/time/durations.ts'
import { readInstant } from '../../base/time/instant.ts'

/** After a withdrawal the next one has to wait: what is kept of that for a member. */
export interface WithdrawLock {
  /** Epoch milliseconds. */
  readonly from: number
  readonly until: number
  /** What was withdrawn; null when only the server knows. */
  readonly amount: Satang | null
}

/** How long the wait is where the server does not say [WD-19]. */
export const lockDuration = 10 * minute

/**
 * For how long a device keeps a member from the form at most, whatever the server named: then the next
 * withdrawal asks the server, because no other call does [WD-14, WD-19].
 */
export const longestLock = day

/** When the form opens on this device: at the date of the lock, or after its longest time [WD-19, WD-21]. */
export function lockOpensAt({ from, until }: WithdrawLock): number {
  return Math.min(until, from + longestLock)
}

/**
 * Whether a lock holds now. One that began later than that was kept by a clock that was ahead: the server
 * is asked [OPEN-56].
 */
export function isLocking(lock: WithdrawLock, now: number): boolean {
  return now < lockOpensAt(lock) && lock.from - now <= lockDuration
}

/** Until when: the date that the server names if it lies ahead, else ten minutes from now [OPEN-56]. */
export function lockEnd(date: unknown, now: number): number {
  const named = typeof date === 'string' || typeof date === 'number' ? readInstant(date) : null
  return named !== null && named > now ? named : now + lockDuration
}
