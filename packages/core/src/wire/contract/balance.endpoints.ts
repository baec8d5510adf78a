import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { bahtAmount } from './fields.ts'

export const creditAnswer = z.object({
  code: z.literal(0),
  result: z.object({ balance: bahtAmount() }),
})

/** The member’s credit. */
export const getCreditEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/credit',
  credential: 'access',
  encoding: 'none',
  answer: creditAnswer,
  context: 'balance',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-01',
})
