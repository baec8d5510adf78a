import type { Satang } from '@croupier/core/money'
import { minute } from '@croupier/core/time'
import { seedTransactions } from '../seed/transactions.ts'
import type { WorldClock } from './world.clock.ts'

/** How long the operator takes to pay a withdrawal out. */
export const payoutTime = 3 * minute

export type TransactionType = 'deposit' | 'withdraw' | 'cancel'

export interface Transaction {
  readonly id: string
  readonly username: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly type: TransactionType
  readonly amount: Satang
  /** From when on it is through; null for as long as somebody has to look at it. */
  readonly settledAt: number | null
  readonly note: string | null
}

/** What came in and went out for the members of one world. */
export interface Ledger {
  add(entry: Pick<Transaction, 'username' | 'type' | 'amount' | 'note' | 'settledAt'>): void
  /** Of one member, newest first. */
  list(username: string): readonly Transaction[]
}

export function createLedger(clock: WorldClock): Ledger {
  const startedAt = clock.now()
  const entries: Transaction[] = seedTransactions.map(({ ageMs, isSettled, ...entry }, index) => ({
    ...entry,
    id: `T-${10_001 + index}`,
    at: startedAt - ageMs,
    settledAt: isSettled ? startedAt - ageMs : null,
  }))
  return {
    add: (entry) =>
      void entries.push({ ...entry, id: `T-${10_001 + entries.length}`, at: clock.now() }),
    list: (username) => entries.filter((entry) => entry.username === username).reverse(),
  }
}
