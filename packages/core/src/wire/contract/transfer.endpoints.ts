import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { transferCodes } from './transfer.codes.ts'

export const sendTransferBody = z.object({
  /** The bank channel to which the money was sent. */
  id: z.string().check(z.minLength(1)),
  /** Whole baht: deposits have no decimals. */
  amount: z.int().check(z.gt(0)),
})

export const sendTransferAnswer = z.object({ code: z.literal(0) })

/** Reports a bank transfer to one of the operator’s accounts; the credit follows when it has arrived. */
export const sendTransferEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/payment/transfer',
  credential: 'access',
  encoding: 'json',
  body: sendTransferBody,
  answer: sendTransferAnswer,
  context: 'transfer',
  codes: transferCodes,
  deadline: 'moneyWrite',
  isMoneyWrite: true,
  isExempt: false,
  source: 'API-33, OPEN-64: payload and answer are ours',
})
