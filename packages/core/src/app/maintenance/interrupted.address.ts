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
 * Where a page load finds that maintenance came upon it; null without one. The cookie is of all tabs, and
 * outlives the one that it was written for: what somebody opens since then counts for their own tab, and
 * the cookie tells only whether the maintenance page was reloaded.
 */
export function interruptedAtStart(cookies: Cookies, address: string): string | null {
  const kept = cookies.read('maintenance')
  if (kept === null || readAddress(address).route === 'maintenance') return kept
  keepInterrupted(cookies, address)
  return address
}
