import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secret } from './fields.ts'
import { loginCodes } from './login.codes.ts'

export const loginBody = z.object({
  username: z.string().check(z.minLength(1)),
  password: secret(z.string().check(z.minLength(1))),
})

export const loginAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    _id: z.string(),
    username: z.string().check(z.minLength(1)),
    access_token: secret(z.string().check(z.minLength(1))),
    refresh_token: secret(z.string().check(z.minLength(1))),
    reward_token: z.optional(secret(z.string())),
  }),
})

/** Signs a member in. */
export const loginEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/login',
  credential: 'none',
  encoding: 'json',
  body: loginBody,
  answer: loginAnswer,
  context: 'login',
  codes: loginCodes,
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-25, OPEN-78: the documents show no path or payload, these are ours',
})
