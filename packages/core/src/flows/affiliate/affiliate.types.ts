import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import type { CallReport } from '../../wire/api/call.report.ts'
import type { PayoutNews, PayoutPress } from '../payout/payout.types.ts'
import type { PayoutForm, PayoutFormInput } from '../withdraw/payout-form.parts.ts'
import type { AffiliateOverview } from './affiliate.ts'

export interface AffiliateInput extends PayoutFormInput {
  /** Whether the overview is shown. */
  readonly isShown: boolean
}

export interface AffiliateContext extends PayoutForm {
  /** Null before it is loaded. */
  readonly overview: AffiliateOverview | null
  /** Whether the overview is shown; the chart outlives it. */
  readonly isShown: boolean
}

/** The result of loading the overview; `overview` is null when it could not be loaded. */
export interface OverviewResult {
  readonly overview: AffiliateOverview | null
  /** The call that failed for another reason than a refusal, or null. */
  readonly missed: CallReport | null
  readonly now: number
}

export type AffiliateEvent =
  | { type: 'affiliate.changeAmount'; text: string }
  | { type: 'affiliate.pickAmount'; amount: Satang }
  | { type: 'affiliate.submit' }
  | { type: 'affiliate.retry' }
  /** A failure that covered the page was retried, by the member or because the network is back. */
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
  /** The shown balance may be outdated. */
  | { type: 'affiliate.balanceDoubted' }

export type AffiliateScreen =
  | 'loading'
  | 'unavailable'
  | 'editing'
  /** The screens of the payout itself. */
  | 'payingOut'
