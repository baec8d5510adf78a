import type { Satang } from '../money/satang.ts'
import { minute } from '../time/durations.ts'
import { readInstant } from '../time/instant.ts'

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

/** Until when: the date that the server names if it lies ahead, else ten minutes from now [OPEN-56]. */
export function lockEnd(date: unknown, now: number): number {
  const named = typeof date === 'string' || typeof date === 'number' ? readInstant(date) : null
  return named !== null && named > now ? named : now + lockDuration
}
