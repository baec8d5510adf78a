import type { SnapshotFrom } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import type { balanceMachine } from './balance.machine.ts'

/** What the header shows of the balance. */
export interface BalanceView {
  /** Null while it is unknown: show a placeholder, never zero. */
  readonly balance: Satang | null
  readonly isAsking: boolean
  /** Whether the balance could not be read; the member can ask for it again. */
  readonly isUnavailable: boolean
}

export function balanceView(snapshot: SnapshotFrom<typeof balanceMachine>): BalanceView {
  const { balance } = snapshot.context
  return {
    balance,
    isAsking: snapshot.hasTag('asking'),
    isUnavailable: balance === null && snapshot.hasTag('failure'),
  }
}
