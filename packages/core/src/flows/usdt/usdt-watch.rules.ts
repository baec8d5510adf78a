import { type Satang, satang } from '../../base/money/satang.ts'

/** By how much a balance rose between two readings; null when it did not, or the first is unknown. */
export function riseOf(before: Satang | null, now: Satang): Satang | null {
  return before !== null && now > before ? satang(now - before) : null
}
