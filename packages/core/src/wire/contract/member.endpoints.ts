import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { dispensable, wireId } from './fields.ts'

export const memberAnswer = z.object({
  code: z.literal(0),
  result: dispensable(
    z.object({
      _id: dispensable(wireId()),
      username: dispensable(z.string().check(z.minLength(1))),
    }),
  ),
})

/**
 * Identifies the member, for a page that was just loaded and before money moves. A malformed username counts as
 * missing, and so does a malformed id, without affecting the username.
 */
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
