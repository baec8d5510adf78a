import { type Cookies, cookieBytes, maxCookieBytes } from '../../base/ports/cookies.ts'
import type { RefreshedTokens } from '../../base/ports/credentials.ts'
import { type CookieName, cookieNames, cookieText } from '../../kernel/cookies/cookies.ts'

/** The separator between two cookies in a request. */
const separator = '; '

/** The text that a header can carry unchanged: visible ASCII without spaces. */
const headerText = /^[!-~]+$/

/**
 * Whether a session can be stored and used with these tokens: a header cannot carry every text, and browsers drop a
 * cookie that is too long without an error [OPEN-07].
 */
export function areUsable({ accessToken, refreshToken }: RefreshedTokens): boolean {
  return (
    [accessToken, refreshToken].every((token) => headerText.test(token)) &&
    fits('apollo-token', accessToken) &&
    fits('auth', cookieText<'auth'>({ access_token: accessToken }))
  )
}

/** Whether a cookie is short enough for browsers. */
export function fits(name: string, text: string): boolean {
  return cookieBytes(name, text) <= maxCookieBytes
}

/** Servers refuse a request with more than 8 KiB of cookies; some of that is left for cookies of others. */
export const cookieBudget = 7.5 * 1024

/** Whether all cookies of the site together stay within the budget, once those in `changed` hold these texts. */
export function isWithinBudget(
  cookies: Pick<Cookies, 'read'>,
  changed: Partial<Record<CookieName, string>>,
): boolean {
  const bytes = cookieNames.map((name) => {
    const text = changed[name] ?? cookies.read(name)
    return text === null ? 0 : cookieBytes(name, text) + separator.length
  })
  return bytes.reduce((sum, one) => sum + one, 0) <= cookieBudget
}

/** A 32-bit fingerprint that distinguishes tokens. The token cannot be recovered from it. */
export function fingerprintOf(token: string): string {
  let fingerprint = 0x811c9dc5
  for (let at = 0; at < token.length; at += 1) {
    fingerprint = Math.imul(fingerprint ^ token.charCodeAt(at), 0x01000193)
  }
  return (fingerprint >>> 0).toString(36)
}

/** Whether two usernames are the same: services differ in upper and lower case. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
