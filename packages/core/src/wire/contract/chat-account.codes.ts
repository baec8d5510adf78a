import { loginCodes } from './login.codes.ts'

export const chatLinkCodes = { 6000: 'alreadyUsed' } as const

/** The codes of a login; that the ticket is refused and that nobody linked the account are our choice. */
export const chatSignInCodes = {
  ...loginCodes,
  5000: 'ticketRefused',
  5003: 'notLinked',
} as const
