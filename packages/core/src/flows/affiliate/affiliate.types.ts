import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { PayoutAttempt } from '../payout/payout.attempt.ts'
import type { AttemptWait, LookResult } from '../payout/payout.outcome.ts'
import type { PayoutPassword } from '../payout/payout.password.ts'
import type { SendingNews } from '../payout/payout.sending.ts'
import type { WithdrawProblem } from '../withdraw/withdraw-amount.rules.ts'
import type { AffiliateOverview } from './affiliate.ts'

export interface AffiliateInput {
  /** Whether the site has a payout confirmed with the member's password. */
  readonly asksForPassword: boolean
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
  /** What is known of the password that confirms a payout; null where the site asks for none. */
  readonly password: PayoutPassword | null
  /** What was sent and is not answered yet, or null. */
  readonly attempt: PayoutAttempt | null
  /** For how long what became of it is waited for; null before nobody knows. */
  readonly attemptWait: AttemptWait | null
  readonly look: LookResult['kind'] | null
  /** Epoch milliseconds, as of the last event that told the time. */
  readonly now: number
}

/** What is read for the overview; null when it could not be had. */
export interface OverviewResult {
  readonly overview: AffiliateOverview | null
  readonly now: number
}

/** A definite answer to a withdrawal of commission. */
export type AffiliateAnswer =
  | { type: 'withdraw.accepted'; amount: Satang }
  | { type: 'withdraw.refused'; problem: WithdrawProblem }

export type AffiliateEvent =
  | { type: 'withdraw.changeAmount'; text: string }
  | { type: 'withdraw.pickAmount'; amount: Satang }
  | { type: 'withdraw.submit' }
  | { type: 'withdraw.changePassword'; isFilled: boolean }
  | { type: 'withdraw.confirm' }
  | { type: 'withdraw.change' }
  | { type: 'withdraw.checkAgain' }
  | { type: 'withdraw.goBack' }
  | { type: 'affiliate.retry' }
  /** A failure that covered the page is gone, by a press or with the network. */
  | { type: 'content.retried' }
  /** The overview is opened once more. */
  | { type: 'affiliate.shown' }
  /** A day has begun in Bangkok, or the clock was put right. */
  | { type: 'affiliate.dayBegan'; now: number }
  | { type: 'page.resumed'; now: number }
  | AffiliateAnswer
  | SendingNews

export type AffiliateFact =
  | { type: 'affiliate.withdrawn'; amount: Satang }
  | { type: 'affiliate.refused'; message: MessageRef }
  /** The balance may be another than the one that is shown. */
  | { type: 'affiliate.balanceDoubted' }

export type AffiliateScreen =
  | 'loading'
  | 'unavailable'
  | 'editing'
  | 'reviewing'
  | 'submitting'
  | 'outcomeUnknown'
