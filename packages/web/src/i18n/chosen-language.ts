import { type Locale, readLocaleCookie } from '@croupier/core'
import { writeCookie } from '@croupier/core/internal'
import type { Cookies } from '@croupier/core/ports'

/** Stores the chosen language for the next time that the bare domain is opened [SESS-31, ROUTE-64]. */
export function keepLanguage(cookies: Cookies, locale: Locale): void {
  writeCookie(cookies, 'locale', locale)
}

/** Stores the language of the first page as a choice; a later link in another language does not count. */
export function keepFirstLanguage(cookies: Cookies, locale: Locale): void {
  if (readLocaleCookie(cookies) === null) keepLanguage(cookies, locale)
}
