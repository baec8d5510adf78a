import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secret } from './fields.ts'

/** Tokens may be missing: such an answer is readable, but nothing is stored [OPEN-04]. */
export const refreshAnswer = z.object({
  access_token: z.optional(secret(z.string())),
  refresh_token: z.optional(secret(z.string())),
})

/** Renews both tokens. */
export const refreshEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/refreshtoken/true',
  credential: 'refresh',
  encoding: 'multipart',
  answer: refreshAnswer,
  context: 'refresh',
  deadline: 'refresh',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-24',
})

export const revokeAnswer = z.object({ code: z.literal(0) })

/** Ends a session on the server, which revokes its tokens and those that were renewed from them. */
export const revokeEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/revoketoken',
  credential: 'refresh',
  encoding: 'none',
  answer: revokeAnswer,
  context: 'refresh',
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source:
    'SESS-13, OPEN-11: ours; a site asks for it by `tokenRevocation`, and 404 means that there is none',
})
