import * as z from 'zod/mini'
import { formed, maybe, secret, wireId } from './fields.ts'

const token = (form: 'accessToken' | 'refreshToken') =>
  secret(formed(form, z.string().check(z.minLength(1))))

/** The member who has signed in, by whatever method, and their tokens. */
export const signInAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    _id: wireId(),
    username: z.string().check(z.minLength(1)),
    access_token: token('accessToken'),
    refresh_token: token('refreshToken'),
    /** Sent by sites with a reward service. */
    reward_token: maybe(secret(formed('rewardToken', z.string()))),
  }),
})
