import type { Locale } from '../../kernel/routing/address.ts'
import type { ShownRoute } from '../../kernel/routing/resolve.route.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'

/**
 * Everything that an operator's analytics may hear: which kind of page is shown, and that something was
 * done. Never who, how much, which game, or what an address says besides the page [SITE-05].
 */
export type AnalyticsEvent =
  | { readonly name: 'pageShown'; readonly page: RouteName; readonly language: Locale }
  | { readonly name: Milestone }

export type Milestone = 'registered' | 'signedIn' | 'deposited' | 'withdrawn'

export type PageShown = Extract<AnalyticsEvent, { name: 'pageShown' }>

/** A page, or what lies over it, as it is reported to the program. */
export function pageShown({ address, panel, route }: ShownRoute): PageShown {
  return { name: 'pageShown', page: panel ?? route, language: address.locale }
}

/** What a visitor said to being counted; null before they said anything. */
export type Consent = 'allowed' | 'refused'

/** Where the answer is kept; it belongs to the device, no matter who signs in or out. */
export const consentKey = 'analytics.consent'

/** An answer as it is kept: it was given to one host, and is none to another. */
export function keptConsent(consent: Consent, host: string): string {
  return `${consent} ${host}`
}

/** The answer to a host that is kept, or null where there is none or something else. */
export function readConsent(kept: string | null, host: string): Consent | null {
  const answers: readonly Consent[] = ['allowed', 'refused']
  return answers.find((answer) => kept === keptConsent(answer, host)) ?? null
}

/** How many events wait for the program while it is loaded; later ones are dropped. */
export const mostWaitingEvents = 20
