import type { Satang } from '../../base/money/satang.ts'
import { day, minute } from '../../base/time/durations.ts'

/** What a history shows of money that somebody looks for. */
export interface Listed {
  readonly type: string
  readonly amount: Satang
  /** Epoch milliseconds. */
  readonly at: number
}

/** How much earlier than expected an entry may be: clocks differ, and a history may count whole minutes. */
export const historyTolerance = 2 * minute

/** How long money is looked for if the history never answers. */
export const longestWithoutHistory = day
