import type { Satang } from '@croupier/core/money'
import { minute } from '@croupier/core/time'
import { seedTransactions } from '../seed/transactions.ts'
import type { WorldClock } from './world.clock.ts'

/** How long the operator takes to pay out a withdrawal. */
export const payoutTime = 3 * minute

export type TransactionType = 'deposit' | 'withdraw' | 'cancel'

export interface Transaction {
  readonly id: string
  readonly username: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly type: TransactionType
  readonly amount: Satang
  /** When the transaction completes; null while somebody has to review it. */
  readonly settledAt: number | null
  readonly note: string | null
  /** Whether it is a bonus or commission, which nobody paid in. */
  readonly isGranted: boolean
  /** Whether it is a withdrawal whose money was returned. */
  readonly isCancelled: boolean
  /** The idempotency key of the money write that created it; null if it had none. */
  readonly key: string | null
}

/** The transactions of the members of one world. */
export interface Ledger {
  add(
    entry: Pick<Transaction, 'username' | 'type' | 'amount' | 'note' | 'settledAt'> &
      Partial<Pick<Transaction, 'isGranted' | 'key'>>,
  ): void
  /** The transactions of all members, newest first. */
  all(): readonly Transaction[]
  find(id: string): Transaction | undefined
  /** Cancels a pending withdrawal, and records that the money was returned. */
  cancel(withdrawal: Transaction): void
  /** The transactions that are not complete yet, newest first. */
  unsettled(): readonly Transaction[]
  /** The transactions of one member, newest first. */
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
