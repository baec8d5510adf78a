import type { Locale } from '../../kernel/routing/address.ts'
import type { ShownRoute } from '../../kernel/routing/resolve.route.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import type { SiteDetails } from '../../kernel/site/site.details.ts'

/**
 * Everything that may be reported to an operator's analytics: which kind of page is shown, and which milestone was
 * reached. Never who, how much, which game, or what an address says besides the page [SITE-05].
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

/** A visitor's answer to the question whether analytics may record the visit. */
export type Consent = 'allowed' | 'refused'

/** Where the answer is kept; it belongs to the device, no matter who signs in or out. */
export const consentKey = 'analytics.consent'

/** What the visitors of a site are asked for: to count their visits, to measure its speed, or both. */
export interface Asked {
  readonly visits: boolean
  readonly speed: boolean
}

export function askedOn({
  analytics,
  speedReports,
}: Pick<SiteDetails, 'analytics' | 'speedReports'>): Asked {
  return { visits: analytics !== null, speed: speedReports !== null }
}

/** The hosts for which visitors are asked: the host that counts visits, and the one that hears how fast pages are. */
export function consentScope({
  analytics,
  speedReports,
}: Pick<SiteDetails, 'analytics' | 'speedReports'>): string {
  return [
    ...(analytics ? [analytics.host] : []),
    ...(speedReports ? ['speed', speedReports.host] : []),
  ].join(' ')
}

/** The stored form of an answer, which holds only for what the visitor was asked. */
export function keptConsent(consent: Consent, scope: string): string {
  return `${consent} ${scope}`
}

/** Reads the stored answer for a scope; null where there is none or it is malformed. */
export function readConsent(kept: string | null, scope: string): Consent | null {
  const answers: readonly Consent[] = ['allowed', 'refused']
  return answers.find((answer) => kept === keptConsent(answer, scope)) ?? null
}

/** How many events wait for the program while it is loaded; later ones are dropped. */
export const mostWaitingEvents = 20
