import { type Satang, satang } from '../../base/money/satang.ts'
import { second } from '../../base/time/durations.ts'

/** How often the balance is polled while the address is shown [OPEN-66]. */
export const balanceInterval = 30 * second

/** By how much a balance rose between two readings; null when it did not, or the first is unknown. */
export function riseOf(before: Satang | null, now: Satang): Satang | null {
  return before !== null && now > before ? satang(now - before) : null
}
