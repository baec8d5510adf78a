import { type Satang, satang } from '../../base/money/satang.ts'

/** What a member looks at once more before money is paid out. */
export interface PayoutReview {
  readonly amount: Satang
  /** What is left afterwards; null where that is not known, or would be less than nothing. */
  readonly left: Satang | null
}

/** The look at a payout, by what there is to pay it from; null while that is not known. */
export function reviewOf(amount: Satang, held: Satang | null): PayoutReview {
  return { amount, left: held === null || held < amount ? null : satang(held - amount) }
}
