import type { SnapshotFrom } from 'xstate'
import { type Satang, satang } from '../../base/money/satang.ts'
import type { balanceMachine } from './balance.machine.ts'

/** What the header shows of the balance. */
export interface BalanceView {
  /** Null while it is unknown: show a placeholder, never zero. */
  readonly balance: Satang | null
  /** The balance while no newer one is asked for: what just happened is in it. Null otherwise. */
  readonly settled: Satang | null
  /** Whether the balance could not be read; the member can ask for it again. */
  readonly isUnavailable: boolean
}

export function balanceView(snapshot: SnapshotFrom<typeof balanceMachine>): BalanceView {
  const { balance } = snapshot.context
  return {
    balance,
    settled: snapshot.hasTag('asking') ? null : balance,
    isUnavailable: balance === null && snapshot.hasTag('failure'),
  }
}

/** The balance after a deposit; null while either is unknown. A bonus is not in it: only the server knows how much it is. */
export function balanceAfter(balance: Satang | null, deposit: Satang | null): Satang | null {
  return balance === null || deposit === null ? null : satang(balance + deposit)
}
