import type { Satang } from '../../base/money/satang.ts'
import type { MemberAccount } from '../../member/profile/profile.ts'
import type { PayoutAttempt } from '../payout/payout.attempt.ts'
import type { PayoutNews, PayoutPress } from '../payout/payout.types.ts'
import type { WithdrawProblem } from './withdraw-amount.rules.ts'
import type { WithdrawLock } from './withdraw-lock.rules.ts'

export interface WithdrawInput {
  /** Whether the site has a payout confirmed with the member's password. */
  readonly asksForPassword: boolean
  /** What an earlier page, or another tab, asked for and nobody has an answer to. */
  readonly attempt: PayoutAttempt | null
  /** Epoch milliseconds. */
  readonly now: number
}

/** What is known before an amount can be asked for; null when the profile could not be had. */
export type TermsResult = {
  readonly terms: { readonly account: MemberAccount | null; readonly min: Satang } | null
}

export interface WithdrawContext {
  /** Where the money goes; null before it is known, and for a member without one. */
  readonly account: MemberAccount | null
  readonly areTermsKnown: boolean
  readonly min: Satang
  /** The balance, null while it is not known. */
  readonly credit: Satang | null
  /** Whether the balance is the server’s newest word. */
  readonly isCreditFresh: boolean
  readonly amountText: string
  readonly problem: WithdrawProblem | null
  /** How often a press was refused, here or by the server. */
  readonly refusedAttempts: number
  /** Until when there is no withdrawing, epoch milliseconds, or null. */
  readonly lockedUntil: number | null
  /** Whether a payout is confirmed with the member's password. */
  readonly asksForPassword: boolean
  /** What an earlier page, or another tab, asked for and nobody has an answer to. */
  readonly attempt: PayoutAttempt | null
  /** The balance when the payout was sent; null where that is not known. */
  readonly creditBefore: Satang | null
  /** Epoch milliseconds, as of the last event that carried the time. */
  readonly now: number
}

export type WithdrawEvent =
  | { type: 'withdraw.changeAmount'; text: string }
  | { type: 'withdraw.pickAmount'; amount: Satang }
  | { type: 'withdraw.submit' }
  | { type: 'withdraw.back' }
  | { type: 'withdraw.retry' }
  | { type: 'lock.kept'; lock: WithdrawLock | null; now: number }
  | { type: 'credit.known'; credit: Satang | null; isCreditFresh: boolean }
  | { type: 'route.settled' }
  | { type: 'page.resumed'; now: number }
  | { type: 'clock.adjusted'; now: number }
  | PayoutPress
  | PayoutNews

export type WithdrawFact =
  | { type: 'withdraw.succeeded'; amount: Satang }
  | { type: 'withdraw.left' }
  /** The balance may be another than the one that is shown. */
  | { type: 'withdraw.balanceDoubted' }

export type WithdrawScreen =
  | 'loading'
  | 'unavailable'
  | 'withoutAccount'
  | 'editing'
  /** The screens of the payout itself. */
  | 'payingOut'
