import type { PageRequested } from '../../kernel/routing/plain.page.ts'
import type { Offer, RunningOffer } from './offer.ts'

export type PromotionScreen = 'offered' | 'running' | 'missed' | 'won' | 'unknown'

export interface PromotionInput {
  /** The stored offer that was taken before, or null. */
  readonly kept: RunningOffer | null
  readonly isMember: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

export interface RegistrationPromotionInput extends PromotionInput {
  /** Whether registering claims the credit; if not, the visitor asks the admin for it. */
  readonly isClaimSent: boolean
}

/** The events of both timed promotions. */
export type PromotionEvent =
  /** `start`: since when the offer runs according to the server, epoch milliseconds; null if it was not taken. */
  | { type: 'promotion.offered'; offer: Offer; start: number | null }
  /** The visitor takes the offer: its time begins. */
  | { type: 'promotion.take' }
  /** The offer no longer belongs to this visitor or member. */
  | { type: 'promotion.dropped' }
  /** The member has read how the offer ended. */
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

/** What the flow emits to the root. */
export type PromotionFact = PageRequested
