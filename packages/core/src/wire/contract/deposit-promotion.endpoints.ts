import * as z from 'zod/mini'
import { depositPromotionCodes } from './deposit-promotion.codes.ts'
import { endpoint } from './endpoint.ts'

export const depositPromotionAnswer = z.object({ code: z.literal(0) })

/** Whether the member has deposited what the running offer requires; the server then adds the credit. */
export const checkDepositPromotionEndpoint = endpoint({
  method: 'GET',
  service: 'reward',
  path: '/deposit/check-deposit-promotion',
  credential: 'reward',
  encoding: 'none',
  answer: depositPromotionAnswer,
  context: 'depositPromotion',
  codes: depositPromotionCodes,
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-20',
})
