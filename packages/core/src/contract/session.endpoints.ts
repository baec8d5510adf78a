import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secret } from './fields.ts'

/** Both tokens may be missing: such an answer is readable and stores nothing [OPEN-04]. */
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
