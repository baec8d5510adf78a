import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const chatContactAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    /** The operator’s chat account, in the form for display. */
    contact_id: z.string(),
    /** The address that opens a chat with it. */
    link: z.string(),
  }),
})

/** How the operator can be reached by chat. */
export const getChatContactEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: '/api/v3/member/getLineContact',
  credential: 'access',
  servesVisitors: true,
  encoding: 'none',
  answer: chatContactAnswer,
  context: 'chatContact',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-12: the answer is ours; visitors ask too, because support is for them as well',
})
