import type { SnapshotFrom } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import { type CountdownView, countdownView } from '../../base/time/countdown.view.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import { pathOf } from '../../kernel/routing/address.ts'
import type { SiteConfiguration } from '../../kernel/site/site.configuration.ts'
import type { depositPromotionMachine } from './deposit-promotion.machine.ts'
import type { DepositCheck } from './deposit-promotion.setup.ts'
import { deadlineOf, type RunningOffer } from './offer.ts'
import type { PromotionScreen } from './promotion.types.ts'
import type { promotionsMachine } from './promotions.machine.ts'
import type { registrationPromotionMachine } from './registration-promotion.machine.ts'

/** A timed promotion as it is shown. */
export interface PromotionView {
  readonly screen: PromotionScreen | 'absent'
  readonly deposit: Satang | null
  readonly credit: Satang
  readonly minutes: number
  /** The path of the page that states the conditions; null if none is known. */
  readonly conditions: string | null
  readonly time: CountdownView
  /** The result of the last check; null if there is nothing to say. */
  readonly check: Exclude<DepositCheck, 'earned'> | null
  /** Whether a visitor has to register first. */
  readonly needsRegistration: boolean
}

export interface RegistrationPromotionView extends PromotionView {
  /** Whether registering claims or has claimed the credit; if not, the visitor asks the admin for it. */
  readonly isClaimSent: boolean
}

export function registrationPromotionView(
  snapshot: SnapshotFrom<typeof registrationPromotionMachine>,
): RegistrationPromotionView {
  const { isClaimSent, now, offer } = snapshot.context
  return {
    ...offered(offer, now),
    screen: screenOf(snapshot, 'absent'),
    check: null,
    needsRegistration: false,
    isClaimSent: isClaimSent && !snapshot.matches('unclaimed'),
  }
}

export function depositPromotionView(
  snapshot: SnapshotFrom<typeof depositPromotionMachine>,
): PromotionView {
  const { isMember, lastCheck, now, offer } = snapshot.context
  return {
    ...offered(offer, now),
    screen: screenOf(snapshot, 'absent'),
    check: lastCheck === 'earned' ? null : lastCheck,
    needsRegistration: !isMember,
  }
}

/** What an offer that was just won has credited; null before the server says that it did. */
export function creditedOffer(
  snapshot: SnapshotFrom<typeof depositPromotionMachine>,
): Satang | null {
  return snapshot.matches('won') ? snapshot.context.offer.credit : null
}

/** Whether the offers are still being loaded; until then a page reserves room for them. */
export function isAskingOffers(snapshot: SnapshotFrom<typeof promotionsMachine>): boolean {
  return !snapshot.matches('resting')
}

function offered(offer: RunningOffer, now: number) {
  const { credit, deposit, minutes, promotionId, start } = offer
  return {
    conditions: promotionId === null ? null : pathOf('promotion', { id: promotionId }),
    credit,
    deposit,
    minutes,
    time: countdownView({ from: start, until: deadlineOf(offer), now }),
  }
}

/**
 * The page that the registration offer leads to: where the operator sends newcomers to register, if that is a page of
 * this site. The countdown learns of no registration elsewhere [SITE-07].
 */
export function offeredRegistration({ registerLink }: Pick<SiteConfiguration, 'registerLink'>) {
  return registerLink.kind === 'page' ? registerLink : { path: '/register', query: {} }
}
