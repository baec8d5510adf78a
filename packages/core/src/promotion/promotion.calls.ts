import type { Call } from '../api/call.ts'
import { checkDepositPromotionEndpoint } from '../contract/deposit-promotion.endpoints.ts'
import { getPromotionEndpoint } from '../contract/promotion.endpoints.ts'
import { isReadableOffer, readOffers } from './offer.ts'

/** Reads the timed offers. */
export const getPromotionCall: Call<'getPromotion'> = {
  name: 'getPromotion',
  endpoint: getPromotionEndpoint,
  write: () => ({}),
  read: ({ result }, _request, { leaveOut }) => {
    const list = result.list ?? []
    leaveOut(list.filter((offer) => !isReadableOffer(offer)).length)
    return { offers: readOffers(list) }
  },
}

/** Asks whether the member has deposited what the offer asks for. */
export const checkDepositPromotionCall: Call<'checkDepositPromotion'> = {
  name: 'checkDepositPromotion',
  endpoint: checkDepositPromotionEndpoint,
  write: () => ({}),
  read: () => ({}),
}
