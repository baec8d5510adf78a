import { bahtToSatang, type Satang, satang } from '@croupier/core/money'
import { day, hour } from '@croupier/core/time'

export interface SeedTransaction {
  readonly username: string
  /** How long before the world began. */
  readonly ageMs: number
  readonly type: 'deposit' | 'withdraw' | 'cancel'
  readonly amount: Satang
  readonly isSettled: boolean
  readonly note: string | null
}

const kinds = ['deposit', 'withdraw', 'deposit', 'deposit', 'cancel'] as const

/** Oldest first: more than a page may show [HIST-10], of every kind, the newest still in progress. */
export const seedTransactions: readonly SeedTransaction[] = Array.from(
  { length: 24 },
  (_, index): SeedTransaction => {
    const left = 24 - index
    return {
      username: 'demo',
      ageMs: left === 1 ? hour / 2 : left * 7 * hour + (left > 12 ? day : 0),
      type: kinds[index % kinds.length] ?? 'deposit',
      amount: index % 7 === 3 ? satang(125_075) : bahtToSatang(300 + index * 50),
      isSettled: left > 1,
      note: index % 6 === 5 ? 'advance top-up by admin' : null,
    }
  },
)
