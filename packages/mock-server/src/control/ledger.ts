import { satangToBaht } from '@croupier/core/money'
import type { LedgerDetails, Transaction } from '../world/ledger.ts'

/** A transaction of a member; the amount in baht, the instant in epoch milliseconds. */
export interface ControlTransaction
  extends Omit<
    Transaction,
    'amount' | 'settledAt' | 'note' | keyof LedgerDetails | 'balanceAfter'
  > {
  readonly amount: number
}

/** A transaction, as the control room publishes it. */
export function viewTransaction(transaction: Transaction): ControlTransaction {
  const { amount, at, id, isCancelled, isGranted, key, type, username } = transaction
  return { at, id, isCancelled, isGranted, key, type, username, amount: satangToBaht(amount) }
}
