import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secret } from './fields.ts'
import { passwordConfirmationCodes } from './password.codes.ts'

export const confirmPasswordBody = z.object({ password: secret(z.string()) })
export const confirmPasswordAnswer = z.object({ code: z.literal(0) })

/**
 * Confirms the member's password before a payout. The confirmation is valid for the token's session, for five minutes
 * and for one payout.
 */
export const confirmPasswordEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/confirmPassword',
  credential: 'access',
  encoding: 'json',
  body: confirmPasswordBody,
  answer: confirmPasswordAnswer,
  context: 'passwordConfirmation',
  codes: passwordConfirmationCodes,
  deadline: 'write',
  isMoneyWrite: false,
  confirmsPayout: true,
  isExempt: false,
  source:
    'WD-15, AFF-09: ours; a site asks for it by `payoutPassword`, and a payout without it is refused with 5002',
})
