import { sessionCookies as names, sessionCookiesOf } from '@croupier/core/internal'

/** The cookies by which a member is signed in. */
export const sessionCookies = names

/** The same with their values. Browser tests may not use core itself, so that they see what a person sees. */
export function cookiesOfSession(tokens: Parameters<typeof sessionCookiesOf>[0]) {
  return sessionCookiesOf(tokens)
}
