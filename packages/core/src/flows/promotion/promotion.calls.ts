import { callOf } from '../../wire/api/call.ts'
import { checkDepositPromotionEndpoint } from '../../wire/contract/deposit-promotion.endpoints.ts'
import { getPromotionEndpoint } from '../../wire/contract/promotion.endpoints.ts'
import type { Offers } from './offer.ts'
import { isReadableOffer, readOffers } from './offer.ts'

/** Reads the timed offers. */
export const getPromotionCall = callOf(
  'getPromotion',
  getPromotionEndpoint,
)({
  write: () => ({}),
  read: ({ result }, _request, { leaveOut }): { offers: Offers } | null => {
    const list = result.list ?? []
    leaveOut(list.filter((offer) => !isReadableOffer(offer)).length)
    return { offers: readOffers(list) }
  },
})

/** Asks whether the member has deposited what the offer asks for. */
export const checkDepositPromotionCall = callOf(
  'checkDepositPromotion',
  checkDepositPromotionEndpoint,
)({
  write: () => ({}),
  read: () => ({}),
})
