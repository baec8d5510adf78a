import { type Cookies, cookieBytes, maxCookieBytes } from '../../base/ports/cookies.ts'
import { writeCookie } from '../../kernel/cookies/cookies.ts'
import { pathOf, readAddress, writeAddress } from '../../kernel/routing/address.ts'

/** Stores that maintenance interrupted a visit at an address. If the address does not fit, the home page is stored instead. */
export function keepInterrupted(cookies: Cookies, address: string): void {
  const { locale } = readAddress(address)
  const isShort = cookieBytes('maintenance', address) <= maxCookieBytes
  const kept = isShort ? address : writeAddress(locale, pathOf('index'))
  writeCookie(cookies, 'maintenance', kept)
}

/**
 * The address that maintenance interrupted, at the start of a page; null without maintenance. All tabs share the
 * cookie, and it outlives the tab that wrote it. A tab that was opened at another page uses its own address; only a
 * reload of the maintenance page uses the cookie's.
 */
export function interruptedAtStart(cookies: Cookies, address: string): string | null {
  const kept = cookies.read('maintenance')
  if (kept === null || readAddress(address).route === 'maintenance') return kept
  keepInterrupted(cookies, address)
  return address
}
