import { type Satang, satang } from '../money/satang.ts'

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

/**
 * The look before a payout: nothing has been asked for yet, and nothing can be typed. What is confirmed is
 * checked once more, since the balance, the day or another tab may have changed meanwhile.
 */
export const reviewingState = {
  description: 'One look at what is asked for, before it is.',
  meta: { screen: 'reviewing' },
  on: {
    'withdraw.change': 'editing',
    'withdraw.confirm': [
      { guard: 'mayWithdraw', target: 'pending', actions: 'noteIntent' },
      { target: 'editing', actions: 'noteProblem' },
    ],
  },
} as const
