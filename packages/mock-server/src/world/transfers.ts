import type { Satang } from '@croupier/core/money'
import { minute } from '@croupier/core/time'
import { bonusFrom } from '../seed/bonuses.ts'
import type { Ledger } from './ledger.ts'
import type { WorldClock } from './world.clock.ts'

/** How long a bank transfer takes from its report to its credit; the site promises five minutes. */
export const transferTime = 2 * minute

/** The bank transfers that members of one world have reported. */
export interface Transfers {
  /** @param key the idempotency key of the report */
  report(transfer: Transfer, key?: string | null): void
  /** Credits the transfers that have arrived by now. Returns whether there were any. */
  arrive(): boolean
}

export interface Transfer {
  readonly username: string
  readonly channelId: string
  readonly amount: Satang
}

interface ReportedTransfer extends Transfer {
  readonly arrivesAt: number
}

export function createTransfers(
  clock: WorldClock,
  ledger: Ledger,
  credit: (transfer: Transfer) => void,
): Transfers {
  let onTheWay: readonly ReportedTransfer[] = []
  return {
    report: (transfer, key = null) => {
      const { amount, channelId, username } = transfer
      const arrivesAt = clock.now() + transferTime
      onTheWay = [...onTheWay, { ...transfer, arrivesAt }]
      ledger.add({
        username,
        type: 'deposit',
        amount,
        settledAt: arrivesAt,
        note: 'bank transfer',
        key,
        channel: 'bank',
        bonus: bonusFrom(channelId, amount),
      })
    },
    arrive: () => {
      const now = clock.now()
      const arrived = onTheWay.filter(({ arrivesAt }) => arrivesAt <= now)
      if (arrived.length === 0) return false
      onTheWay = onTheWay.filter(({ arrivesAt }) => arrivesAt > now)
      for (const transfer of arrived) credit(transfer)
      return true
    },
  }
}
