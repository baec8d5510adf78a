import { type Satang, satang } from '../../base/money/satang.ts'

/** By how much a balance rose between two looks, or null when it did not or nobody knows. */
export function riseOf(before: Satang | null, now: Satang): Satang | null {
  return before !== null && now > before ? satang(now - before) : null
}
