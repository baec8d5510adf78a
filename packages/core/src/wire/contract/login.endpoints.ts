import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secret } from './fields.ts'
import { loginCodes } from './login.codes.ts'
import { signInAnswer } from './sign-in.answer.ts'

export const loginBody = z.object({
  username: z.string().check(z.minLength(1)),
  password: secret(z.string().check(z.minLength(1))),
})

/** Signs a member in. */
export const loginEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/login',
  credential: 'none',
  encoding: 'json',
  body: loginBody,
  answer: signInAnswer,
  context: 'login',
  codes: loginCodes,
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-25, OPEN-78: path and payload are ours',
})
