import type { PayoutAttempt } from '../src/flows/payout/payout.attempt.ts'

/** A payout that was requested and not answered; `own` holds what a test is about. */
export function payoutAttempt(
  own: Pick<PayoutAttempt, 'amount' | 'askedAt'> & Partial<PayoutAttempt>,
): PayoutAttempt {
  return { key: 'key-of-attempt', askedAtHost: own.askedAt, unclear: null, ...own }
}
