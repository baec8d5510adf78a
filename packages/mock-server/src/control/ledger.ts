import { satangToBaht } from '@croupier/core/money'
import type { Transaction } from '../world/ledger.ts'

/** A transaction of a member; the amount in baht, the instant in epoch milliseconds. */
export interface ControlTransaction extends Omit<Transaction, 'amount' | 'settledAt' | 'note'> {
  readonly amount: number
}

/** A transaction, as the control room publishes it. */
export function viewTransaction(transaction: Transaction): ControlTransaction {
  const { amount, note: _note, settledAt: _settledAt, ...facts } = transaction
  return { ...facts, amount: satangToBaht(amount) }
}
