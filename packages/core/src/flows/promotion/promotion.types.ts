import type { PageRequested } from '../../kernel/routing/plain.page.ts'
import type { Offer, RunningOffer } from './offer.ts'

export type PromotionScreen = 'offered' | 'running' | 'missed' | 'won' | 'unknown'

export interface PromotionInput {
  /** The offer that somebody has taken before, or null. */
  readonly kept: RunningOffer | null
  readonly isMember: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

export interface RegistrationPromotionInput extends PromotionInput {
  /** Whether registering claims the credit; where it does not, the admin is asked for it. */
  readonly isClaimSent: boolean
}

/** What both timed promotions hear. */
export type PromotionEvent =
  /** `start`: since when the server says that it runs, epoch milliseconds. */
  | { type: 'promotion.offered'; offer: Offer; start: number | null }
  /** The visitor takes the offer: its time begins. */
  | { type: 'promotion.take' }
  /** It is not theirs any more. */
  | { type: 'promotion.dropped' }
  /** What was said of its end was read. */
  | { type: 'promotion.acknowledge' }
  | { type: 'member.changed'; isMember: boolean }
  | { type: 'page.resumed'; now: number }
  | { type: 'clock.ticked'; now: number }

export type PromotionsEvent =
  | { type: 'promotions.alreadyRegistered' }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'registration.succeeded'; isOfferClaimed: boolean }
  | { type: 'registration.unanswered' }
  | { type: 'page.resumed'; now: number }
  | { type: 'deposit.succeeded' }

/** What the root hears. */
export type PromotionFact = PageRequested
