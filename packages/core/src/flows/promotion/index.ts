export { mostMinutes } from './offer.ts'
export type { PromotionView, RegistrationPromotionView } from './promotion.view.ts'
export {
  depositPromotionView,
  isAskingOffers,
  offeredRegistration,
  registrationPromotionView,
} from './promotion.view.ts'
export { promotionBoxMachine } from './promotion-box.machine.ts'
export { promotionsMachine } from './promotions.machine.ts'
