import { type Satang, satang } from '../../base/money/satang.ts'

/** What a member reviews before money is paid out. */
export interface PayoutReview {
  readonly amount: Satang
  /** What is left afterwards; null where that is unknown or would be negative. */
  readonly left: Satang | null
}

/** The review of a payout. `available` is what it is paid from; null while that is unknown. */
export function reviewOf(amount: Satang, available: Satang | null): PayoutReview {
  return {
    amount,
    left: available === null || available < amount ? null : satang(available - amount),
  }
}
