import * as z from 'zod/mini'
import { chatLinkCodes, chatSignInCodes } from './chat-account.codes.ts'
import { endpoint } from './endpoint.ts'
import { secret } from './fields.ts'
import { signInAnswer } from './sign-in.answer.ts'

export const chatSignInBody = z.object({ ticket: secret(z.string().check(z.minLength(1))) })

export const chatCheckQuery = z.object({ username: z.string().check(z.minLength(1)) })

export const chatCheckAnswer = z.object({ code: z.literal(0) })

export const chatAuthorizeQuery = z.object({
  /** Empty for a visitor who signs in. */
  username: z.string(),
  /** `link` links a chat account to the member, in place of one that is already linked. */
  action: z.enum(['link', 'login']),
})

export const chatAuthorizeAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    /** Where the chat service asks for consent; it returns to `/loginLine?ticket=` or to the site. */
    auth_link: secret(z.string().check(z.minLength(1))),
  }),
})

/** Signs a member in with the ticket with which the chat service returned them. */
export const chatSignInEndpoint = endpoint({
  method: 'POST',
  service: 'auth',
  path: '/login/line',
  credential: 'none',
  encoding: 'json',
  body: chatSignInBody,
  answer: signInAnswer,
  context: 'chatSignIn',
  codes: chatSignInCodes,
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'AUTH-05, OPEN-78: the call is ours; it answers what a login does',
})

/** Whether the member has linked a chat account: code 0 means yes, any other code no. */
export const chatCheckEndpoint = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/check',
  credential: 'access',
  encoding: 'none',
  query: chatCheckQuery,
  answer: chatCheckAnswer,
  context: 'chatLink',
  codes: chatLinkCodes,
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-23',
})

/** The address for linking a chat account, or for signing in with one. */
export const chatAuthorizeEndpoint = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/authorize',
  credential: 'access',
  servesVisitors: true,
  encoding: 'none',
  query: chatAuthorizeQuery,
  answer: chatAuthorizeAnswer,
  context: 'chatLink',
  codes: chatLinkCodes,
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-22, AUTH-24: the values of action and the name of the link are ours',
})
