export { mostMinutes } from './offer.ts'
export { type OfferProgress, offerProgress } from './offer-amount.rules.ts'
export type { PromotionView, RegistrationPromotionView } from './promotion.view.ts'
export {
  creditedOffer,
  depositPromotionView,
  isAskingOffers,
  offeredRegistration,
  registrationPromotionView,
} from './promotion.view.ts'
