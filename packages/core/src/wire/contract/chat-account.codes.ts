import { loginCodes } from './login.codes.ts'

export const chatLinkCodes = { 6000: 'alreadyUsed' } as const

/** The codes of a login; those for a refused ticket and for an account that nobody has linked are our choice. */
export const chatSignInCodes = {
  ...loginCodes,
  5000: 'ticketRefused',
  5003: 'notLinked',
} as const
