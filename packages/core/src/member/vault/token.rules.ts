import { type Cookies, cookieBytes, maxCookieBytes } from '../../base/ports/cookies.ts'
import type { RefreshedTokens } from '../../base/ports/credentials.ts'
import { type CookieName, cookieNames, cookieText } from '../../kernel/cookies/cookies.ts'

/** What stands between two cookies in a request. */
const separator = '; '

/** What a header carries as it stands: everything that is seen of ASCII, and no space. */
const headerText = /^[!-~]+$/

/**
 * Whether a session can be kept and used with such tokens: no header carries every text, and a cookie that
 * is too long vanishes without an error [OPEN-07].
 */
export function areUsable({ accessToken, refreshToken }: RefreshedTokens): boolean {
  return (
    [accessToken, refreshToken].every((token) => headerText.test(token)) &&
    fits('apollo-token', accessToken) &&
    fits('auth', cookieText<'auth'>({ access_token: accessToken }))
  )
}

/** Whether a browser keeps such a cookie. */
export function fits(name: string, text: string): boolean {
  return cookieBytes(name, text) <= maxCookieBytes
}

/** Servers refuse a request whose cookies are longer than 8 KiB; a little is left to others. */
export const cookieBudget = 7.5 * 1024

/** Whether a server takes all cookies of the site together, once those of `changed` hold these texts. */
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

/** A 32-bit mark that distinguishes one token from another. The token cannot be made from it again. */
export function markOf(token: string): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < token.length; at += 1) {
    mark = Math.imul(mark ^ token.charCodeAt(at), 0x01000193)
  }
  return (mark >>> 0).toString(36)
}

/** Whether two names are the same member's: services write one name in capitals or without. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
