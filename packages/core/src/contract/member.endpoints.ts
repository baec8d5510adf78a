import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const memberAnswer = z.object({
  code: z.literal(0),
  result: z.nullish(
    z.object({
      _id: z.nullish(z.string()),
      username: z.nullish(z.string().check(z.minLength(1))),
    }),
  ),
})

/** Who the member is, for a page that was just loaded. A service that does not tell is refused nothing. */
export const getMemberEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: '/api/v3/member/updateData',
  credential: 'access',
  encoding: 'none',
  answer: memberAnswer,
  context: 'member',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-13, OPEN-78: its use is ours; it answers what a login does, without tokens',
})
