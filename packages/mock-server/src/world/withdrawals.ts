import { minute } from '@croupier/core/time'
import type { WorldClock } from './world.clock.ts'

/** After a withdrawal the next one has to wait [WD-19]. */
export const withdrawLock = 10 * minute

/** Who may not withdraw for a while. */
export interface Withdrawals {
  /** Until when, or null when the member may. */
  lockedUntil(username: string): number | null
  /** Locks from now on; returns until when. */
  lock(username: string): number
}

export function createWithdrawals(clock: WorldClock): Withdrawals {
  const locks = new Map<string, number>()
  return {
    lockedUntil: (username) => {
      const until = locks.get(username) ?? 0
      return until > clock.now() ? until : null
    },
    lock: (username) => {
      const until = clock.now() + withdrawLock
      locks.set(username, until)
      return until
    },
  }
}
