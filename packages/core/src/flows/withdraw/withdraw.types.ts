import type { Satang } from '../../base/money/satang.ts'
import type { MemberAccount } from '../../member/profile/profile.ts'
import type { PayoutNews, PayoutPress } from '../payout/payout.types.ts'
import type { PayoutForm } from './payout-form.parts.ts'
import type { WithdrawLock } from './withdraw-lock.rules.ts'

/** What must be loaded before an amount can be requested; null when the profile could not be loaded. */
export type TermsResult = {
  readonly terms: { readonly account: MemberAccount | null; readonly min: Satang } | null
}

export interface WithdrawContext extends PayoutForm {
  /** The account that receives the money; null before it is loaded, and for a member without one. */
  readonly account: MemberAccount | null
  readonly areTermsKnown: boolean
  readonly min: Satang
  /** The balance; null while it is unknown. */
  readonly credit: Satang | null
  /** Whether no newer balance is being requested. */
  readonly isCreditFresh: boolean
  /** Until when withdrawing is locked, epoch milliseconds; null when it is not. */
  readonly lockedUntil: number | null
  /** The balance when the payout was sent; null where it was unknown. */
  readonly creditBefore: Satang | null
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
  /** The shown balance may be outdated. */
  | { type: 'withdraw.balanceDoubted' }

export type WithdrawScreen =
  | 'loading'
  | 'unavailable'
  | 'withoutAccount'
  | 'editing'
  /** The screens of the payout itself. */
  | 'payingOut'
