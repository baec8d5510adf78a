import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { personal, secret } from './fields.ts'
import { passwordCodes, recoveryCodes } from './password.codes.ts'

export const requestRecoveryBody = z.object({
  phone: personal(z.string()),
  otp: secret(z.string()),
})

export const requestRecoveryAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    /** Valid for setting one new password, for a short time. */
    ticket: secret(z.string().check(z.minLength(1))),
  }),
})

export const resetPasswordBody = z.object({
  ticket: secret(z.string().check(z.minLength(1))),
  password: secret(z.string()),
})

export const changePasswordBody = z.object({
  old_password: secret(z.string()),
  password: secret(z.string()),
})

export const passwordAnswer = z.object({ code: z.literal(0) })

/** Earns a ticket for a new password with the one-time code of a member's phone. */
export const requestRecoveryEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/forgot',
  credential: 'none',
  encoding: 'json',
  body: requestRecoveryBody,
  answer: requestRecoveryAnswer,
  context: 'recovery',
  codes: recoveryCodes,
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-28, OPEN-02: the call is ours; it answers the ticket that the cookie carries',
})

/** Sets a new password with a ticket. */
export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/resetPassword',
  credential: 'none',
  encoding: 'json',
  body: resetPasswordBody,
  answer: passwordAnswer,
  context: 'password',
  codes: passwordCodes,
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source:
    'API-29, OPEN-02, OPEN-50: the call is ours; who forgot a password cannot give the old one',
})

/** Changes the password of a member who is signed in. */
export const changePasswordEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/changePassword',
  credential: 'access',
  encoding: 'json',
  body: changePasswordBody,
  answer: passwordAnswer,
  context: 'password',
  codes: passwordCodes,
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-29, OPEN-50: the call is ours; the old password is asked for here and not above',
})
