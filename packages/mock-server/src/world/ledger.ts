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
  /** By what the money moved, as the lists of the profile are called; null for what only this site knows. */
  readonly channel: LedgerChannel | null
  /** The reference that members know it by; null if it has none. */
  readonly merchantRef: string | null
  /** What is credited on top of a deposit, in an entry of its own. */
  readonly bonus: Satang | null
  /** The balance right after it; null where the money moved later. */
  readonly balanceAfter: Satang | null
}

export type LedgerChannel = 'bank' | 'payment' | 'truewallet' | 'usdt'

/** What is told about a transaction besides what moved. */
export type LedgerDetails = Partial<Pick<Transaction, 'channel' | 'merchantRef' | 'bonus'>>

/** The transactions of the members of one world. */
export interface Ledger {
  add(
    entry: Pick<Transaction, 'username' | 'type' | 'amount' | 'note' | 'settledAt'> &
      Partial<Pick<Transaction, 'isGranted' | 'key'>> &
      LedgerDetails,
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

/** @param balanceOf the balance of a member, which already contains what is added */
export function createLedger(
  clock: WorldClock,
  balanceOf: (username: string) => Satang | null,
): Ledger {
  const startedAt = clock.now()
  const entries: Transaction[] = seedTransactions.map(({ ageMs, isSettled, ...entry }, index) => ({
    ...entry,
    id: `T-${10_001 + index}`,
    at: startedAt - ageMs,
    settledAt: isSettled ? startedAt - ageMs : null,
    isGranted: false,
    isCancelled: false,
    key: null,
    bonus: null,
  }))
  const isThrough = ({ settledAt }: Transaction) => settledAt !== null && settledAt <= clock.now()
  // A withdrawal is taken from the balance at once, and a deposit credited when it is settled.
  const hasMoved = ({ settledAt, type }: Pick<Transaction, 'settledAt' | 'type'>) =>
    type !== 'deposit' || (settledAt !== null && settledAt <= clock.now())
  const add: Ledger['add'] = (entry) =>
    void entries.push({
      key: null,
      isGranted: false,
      channel: null,
      merchantRef: null,
      bonus: null,
      ...entry,
      balanceAfter: hasMoved(entry) ? balanceOf(entry.username) : null,
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
      const { channel, merchantRef } = withdrawal
      const note = `cancels ${id}`
      add({ username, type: 'cancel', amount, settledAt: now, note, channel, merchantRef })
    },
    list: (username) => entries.filter((entry) => entry.username === username).reverse(),
  }
}
