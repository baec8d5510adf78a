import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import type { CallReport } from '../../wire/api/call.report.ts'
import type { PayoutAttempt } from '../payout/payout.attempt.ts'
import type { PayoutNews, PayoutPress } from '../payout/payout.types.ts'
import type { WithdrawProblem } from '../withdraw/withdraw-amount.rules.ts'
import type { AffiliateOverview } from './affiliate.ts'

export interface AffiliateInput {
  /** Whether the site has a payout confirmed with the member's password. */
  readonly asksForPassword: boolean
  /** Whether its page is shown. */
  readonly isShown: boolean
  /** What an earlier page, or another tab, asked for and nobody has an answer to. */
  readonly attempt: PayoutAttempt | null
  /** Epoch milliseconds. */
  readonly now: number
}

export interface AffiliateContext {
  /** Null before it is loaded. */
  readonly overview: AffiliateOverview | null
  readonly amountText: string
  readonly problem: WithdrawProblem | null
  /** How often a press was refused, here or by the server. */
  readonly refusedAttempts: number
  /** Whether a payout is confirmed with the member's password. */
  readonly asksForPassword: boolean
  /** Whether its page is shown: the chart outlives it. */
  readonly isShown: boolean
  /** What an earlier page, or another tab, asked for and nobody has an answer to. */
  readonly attempt: PayoutAttempt | null
  /** Epoch milliseconds, as of the last event that carried the time. */
  readonly now: number
}

/** What is read for the overview; null when it could not be had. */
export interface OverviewResult {
  readonly overview: AffiliateOverview | null
  /** The call that failed, where it failed by more than a refusal. */
  readonly missed: CallReport | null
  readonly now: number
}

export type AffiliateEvent =
  | { type: 'affiliate.changeAmount'; text: string }
  | { type: 'affiliate.pickAmount'; amount: Satang }
  | { type: 'affiliate.submit' }
  | { type: 'affiliate.retry' }
  /** A failure that covered the page is gone, by a press or with the network. */
  | { type: 'content.retried' }
  | RouteSettled
  /** A day has begun in Bangkok. */
  | { type: 'affiliate.dayBegan'; now: number }
  | { type: 'clock.adjusted'; now: number }
  | { type: 'page.resumed'; now: number }
  | PayoutPress
  | PayoutNews

export type AffiliateFact =
  | { type: 'affiliate.withdrawn'; amount: Satang }
  | { type: 'affiliate.refused'; message: MessageRef }
  /** The balance may be another than the one that is shown. */
  | { type: 'affiliate.balanceDoubted' }

export type AffiliateScreen =
  | 'loading'
  | 'unavailable'
  | 'editing'
  /** The screens of the payout itself. */
  | 'payingOut'
