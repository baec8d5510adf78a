import type { Satang } from '../../base/money/satang.ts'
import type { PayoutAttempt } from '../payout/payout.attempt.ts'
import { isLapsed } from '../payout/payout.password.ts'
import type { PayoutRefusal } from '../payout/payout.types.ts'
import { type WithdrawProblem, withdrawTextFor, withdrawTextOf } from './withdraw-amount.rules.ts'

/** What a chart with the form of a payout is started with. */
export interface PayoutFormInput {
  /** Whether the member's password confirms a payout. */
  readonly asksForPassword: boolean
  /** The payout without an answer, from an earlier page or another tab; null if there is none. */
  readonly attempt: PayoutAttempt | null
  /** Epoch milliseconds; in a context, as of the last event that carried the time. */
  readonly now: number
}

/** What a chart knows of the form by which the member asks for a payout. */
export interface PayoutForm extends PayoutFormInput {
  readonly amountText: string
  readonly problem: WithdrawProblem | null
  /** How many attempts were refused, here or by the server. */
  readonly refusedAttempts: number
}

/** The form after the member typed an amount. */
export function withTypedAmount(text: string): Partial<PayoutForm> {
  return { amountText: withdrawTextOf(text), problem: null }
}

/** The form after the member picked an amount. */
export function withPickedAmount(amount: Satang): Partial<PayoutForm> {
  return { amountText: withdrawTextFor(amount), problem: null }
}

/** The form after an attempt was refused. */
export function withProblem(
  { refusedAttempts }: PayoutForm,
  problem: WithdrawProblem | null,
): Partial<PayoutForm> {
  return { problem, refusedAttempts: refusedAttempts + 1 }
}

/** The form after the server refused the payout. */
export function withRefusal(form: PayoutForm, refusal: PayoutRefusal): Partial<PayoutForm> {
  return {
    ...withProblem(form, { message: refusal.message, suggestion: refusal.min }),
    asksForPassword: form.asksForPassword || isLapsed(refusal),
  }
}
