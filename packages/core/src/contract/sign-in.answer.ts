import * as z from 'zod/mini'
import { secret } from './fields.ts'

/** Who has signed in, and their tokens, however they did it. */
export const signInAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    _id: z.string(),
    username: z.string().check(z.minLength(1)),
    access_token: secret(z.string().check(z.minLength(1))),
    refresh_token: secret(z.string().check(z.minLength(1))),
    reward_token: z.optional(secret(z.string())),
  }),
})
