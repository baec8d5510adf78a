import { readRegistrationOfferCookie } from '../../kernel/cookies/cookies.ts'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { deadlineOf, type RunningOffer, readKeptOffer } from './offer.ts'

export type ClaimServices = Pick<Services, 'clock' | 'cookies' | 'log'> & {
  readonly site: Pick<Services['site'], 'document' | 'linkOrigins' | 'services'>
}

/** Whether registering claims the offer, because the site's backend accepts the claim and credits it [OPEN-15]. */
export function claimsByRegistering({ log, site }: Pick<ClaimServices, 'log' | 'site'>): boolean {
  return siteDetails(site, log).claimsPromotion
}

/** The running offer that a registration claims, or null [OPEN-15]. */
export function offerToClaim(services: ClaimServices): RunningOffer | null {
  const { clock, cookies } = services
  if (!claimsByRegistering(services)) return null
  const now = clock.now()
  const offer = readKeptOffer(readRegistrationOfferCookie(cookies), now)
  return offer && offer.credit > 0 && now < deadlineOf(offer) ? offer : null
}
