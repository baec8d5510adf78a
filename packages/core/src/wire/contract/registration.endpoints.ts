import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { personal, secret, sentBaht, sentInstant, wireInstant } from './fields.ts'
import { registrationCodes } from './registration.codes.ts'
import { signInAnswer } from './sign-in.answer.ts'

export const requestOtpBody = z.object({
  phone: personal(z.string()),
  /** What the code will be used for; it is not valid for anything else. */
  purpose: z.enum(['register', 'forgot']),
})

export const requestOtpAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    /** When the code expires. */
    expiredDate: wireInstant(),
  }),
})

/**
 * The timed offer that the visitor took before registering. The server decides whether to credit it, by its own offer
 * and clock, once per member.
 */
export const promotionClaim = z.object({
  credit: sentBaht(),
  /** When the visitor took it. */
  start: sentInstant(),
})

/** Fields may be empty: the server refuses that with the codes 4000 and 8000. */
export const registerBody = z.object({
  username: z.string(),
  password: secret(z.string()),
  phone: personal(z.string()),
  otp: secret(z.string()),
  bank_id: z.string(),
  bank_account: personal(z.string()),
  firstname: personal(z.string()),
  lastname: personal(z.string()),
  /** The id of a chat account at which the visitor wants to be reached. */
  line_id: z.optional(personal(z.string())),
  /** The inviter's code: the id in the path of `/register`, `/registerAff` or `/aff`. */
  ref: z.optional(z.string()),
  /** Sent by sites whose configuration has `promotionClaim`, while the offer runs. */
  promotion: z.optional(promotionClaim),
})

/** Sends a one-time code by SMS. */
export const requestOtpEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/otp',
  credential: 'none',
  encoding: 'json',
  body: requestOtpBody,
  answer: requestOtpAnswer,
  context: 'register',
  codes: registrationCodes,
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-27: the call is ours; one for registration and recovery, told apart by purpose',
})

/** Registers a visitor as a member and signs them in. */
export const registerEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/register',
  credential: 'none',
  encoding: 'json',
  body: registerBody,
  answer: signInAnswer,
  context: 'register',
  codes: registrationCodes,
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source:
    'API-26, OPEN-15, OPEN-78: the call is ours; it answers what a login does. A site with `promotionClaim` sends the timed offer that the visitor took as `promotion`, which the server credits before it answers',
})
