import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { maybe, sentBaht } from './fields.ts'
import { withdrawCodes } from './withdraw.codes.ts'

/** `balance` is the amount to withdraw, not the member's balance [OPEN-55]. */
export const withdrawBody = z.object({ balance: sentBaht() })

/** Whatever these fields contain, it does not affect whether the answer is a success or a refusal [OPEN-56, OPEN-57]. */
const detail = {
  /** `date`: until when withdrawals are locked; `min`: the same as the field below. */
  result: maybe(z.object({ date: z.optional(z.unknown()), min: z.optional(z.unknown()) })),
  /** The least that may be withdrawn. */
  min: z.optional(z.unknown()),
  messages: z.optional(z.unknown()),
}

export const withdrawAnswer = z.object({ code: z.literal(0), ...detail })
export const withdrawRefusal = z.object(detail)

/** If the minimum is no amount, the profile's minimum applies [OPEN-54]. */
export const minimumWithdrawAnswer = z.object({
  code: z.literal(0),
  min: z.optional(z.unknown()),
})

/** Pays money out to the member’s own bank account. */
export const withdrawEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/withdraw',
  credential: 'access',
  encoding: 'json',
  body: withdrawBody,
  answer: withdrawAnswer,
  refusal: withdrawRefusal,
  context: 'withdraw',
  codes: withdrawCodes,
  deadline: 'moneyWrite',
  isMoneyWrite: true,
  isExempt: false,
  source: 'API-34, OPEN-55',
})

/** The least that may be withdrawn. */
export const getMinWithdrawEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: '/api/v1/member/getMinWithdraw',
  credential: 'access',
  encoding: 'none',
  answer: minimumWithdrawAnswer,
  context: 'minimumWithdraw',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-35',
})
