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
  /** Whether nobody paid it in: a bonus, or commission. */
  readonly isGranted: boolean
  /** A withdrawal whose money came back. */
  readonly isCancelled: boolean
  /** What the money write that made it came under; null where it named nothing. */
  readonly key: string | null
}

/** What came in and went out for the members of one world. */
export interface Ledger {
  add(
    entry: Pick<Transaction, 'username' | 'type' | 'amount' | 'note' | 'settledAt'> &
      Partial<Pick<Transaction, 'isGranted' | 'key'>>,
  ): void
  /** Of everybody, newest first. */
  all(): readonly Transaction[]
  find(id: string): Transaction | undefined
  /** Ends a withdrawal that is still on its way, and notes down that the money came back. */
  cancel(withdrawal: Transaction): void
  /** What is not through yet, newest first. */
  unsettled(): readonly Transaction[]
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
    isGranted: false,
    isCancelled: false,
    key: null,
  }))
  const isThrough = ({ settledAt }: Transaction) => settledAt !== null && settledAt <= clock.now()
  const add: Ledger['add'] = (entry) =>
    void entries.push({
      key: null,
      isGranted: false,
      ...entry,
      id: `T-${10_001 + entries.length}`,
      at: clock.now(),
      isCancelled: false,
    })
  return {
    add,
    all: () => entries.toReversed(),
    unsettled: () => entries.filter((entry) => !isThrough(entry)).reverse(),
    find: (id) => entries.find((entry) => entry.id === id),
    cancel: (withdrawal) => {
      const { id, username, amount } = withdrawal
      const now = clock.now()
      entries[entries.indexOf(withdrawal)] = { ...withdrawal, settledAt: now, isCancelled: true }
      add({ username, type: 'cancel', amount, settledAt: now, note: `cancels ${id}` })
    },
    list: (username) => entries.filter((entry) => entry.username === username).reverse(),
  }
}
