import { type Locale, readLocaleCookie } from '@croupier/core'
import { writeCookie } from '@croupier/core/internal'
import type { Cookies } from '@croupier/core/ports'

/** Keeps the language that somebody chose, for the next time they open the bare domain [SESS-31, ROUTE-64]. */
export function keepLanguage(cookies: Cookies, locale: Locale): void {
  writeCookie(cookies, 'locale', locale)
}

/** The first page counts as a choice; a link in another language is none. */
export function keepFirstLanguage(cookies: Cookies, locale: Locale): void {
  if (readLocaleCookie(cookies) === null) keepLanguage(cookies, locale)
}
