export { mostMinutes } from './offer.ts'
export type { PromotionView, RegistrationPromotionView } from './promotion.view.ts'
export {
  depositPromotionView,
  isAskingOffers,
  offeredRegistration,
  registrationPromotionView,
} from './promotion.view.ts'
