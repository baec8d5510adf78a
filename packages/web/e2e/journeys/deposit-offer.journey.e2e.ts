import { depositOfferJourney } from '@croupier/model-tests/journeys'
import { openBrowserDepositOffer } from './deposit-offer.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(
  depositOfferJourney,
  ({ isMember, offer }) => `${isMember} ${offer}`,
  openBrowserDepositOffer,
  40,
)
