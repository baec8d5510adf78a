import type { Satang } from '../../base/money/satang.ts'
import { day, minute } from '../../base/time/durations.ts'

/** The part of a transaction by which a lookup recognises it. */
export interface Listed {
  readonly type: string
  readonly amount: Satang
  /** Epoch milliseconds. */
  readonly at: number
}

/** How much earlier than expected a transaction may be dated: clocks differ, and a history may round to whole minutes. */
export const historyTolerance = 2 * minute

/** How long a lookup continues while the history cannot be read. */
export const longestWithoutHistory = day
