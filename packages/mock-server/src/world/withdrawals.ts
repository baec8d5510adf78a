import { type Satang, satang } from '@croupier/core/money'
import { bangkokDay, minute } from '@croupier/core/time'
import { type Ledger, payoutTime, type Transaction } from './ledger.ts'
import type { WorldClock } from './world.clock.ts'

/** The wait between two withdrawals [WD-19]. */
export const withdrawLock = 10 * minute

/** The withdrawals of one world, and who may not withdraw for a while. */
export interface Withdrawals {
  /**
   * Takes an amount from the balance, which is paid out some minutes later.
   * @param key the idempotency key of the request
   */
  begin(username: string, amount: Satang, key?: string | null): void
  /** The withdrawals that are not paid out yet, newest first. */
  onTheWay(): readonly Transaction[]
  /** The withdrawals since midnight in Bangkok, without the cancelled ones. */
  today(username: string): { readonly amount: Satang; readonly count: number }
  /** Returns the money, unless it was already paid out. */
  cancel(id: string): 'cancelled' | 'over' | 'unknown'
  /** Until when the member may not withdraw, or null. */
  lockedUntil(username: string): number | null
  /** Locks from now on; returns until when. */
  lock(username: string): number
  /** Locks until an instant, in epoch milliseconds. */
  lockUntil(username: string, instant: number): void
}

export function createWithdrawals(
  clock: WorldClock,
  ledger: Ledger,
  credit: (username: string, amount: Satang) => void,
): Withdrawals {
  const locks = new Map<string, number>()

  const onTheWay = () => ledger.unsettled().filter(({ type }) => type === 'withdraw')

  return {
    begin: (username, amount, key = null) => {
      credit(username, satang(-amount))
      const settledAt = clock.now() + payoutTime
      ledger.add({
        username,
        type: 'withdraw',
        amount,
        settledAt,
        note: null,
        key,
        channel: 'bank',
        merchantRef: `W-${ledger.all().length + 20_001}`,
      })
    },
    onTheWay,
    today: (username) => {
      const day = bangkokDay(clock.now())
      const counted = ledger
        .list(username)
        .filter(({ type, isCancelled }) => type === 'withdraw' && !isCancelled)
        .filter(({ at }) => bangkokDay(at) === day)
      const amount = satang(counted.reduce((sum, one) => sum + one.amount, 0))
      return { amount, count: counted.length }
    },
    cancel: (id) => {
      const found = ledger.find(id)
      if (found?.type !== 'withdraw') return 'unknown'
      if (!onTheWay().includes(found)) return 'over'
      credit(found.username, found.amount)
      ledger.cancel(found)
      return 'cancelled'
    },
    lockedUntil: (username) => {
      const until = locks.get(username) ?? 0
      return until > clock.now() ? until : null
    },
    lock: (username) => {
      const until = clock.now() + withdrawLock
      locks.set(username, until)
      return until
    },
    lockUntil: (username, instant) => void locks.set(username, instant),
  }
}
