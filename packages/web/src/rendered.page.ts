import type { Locale, RouteName } from '@croupier/core'
import type { Http } from '@croupier/core/ports'
import type { ScreenName } from './app/screen.names.ts'
import type { KeptAnswer } from './platform/kept-answers.ts'

export interface PageToRender {
  readonly address: string
  readonly isMember: boolean
  /** The site's configuration, as parsed JSON. */
  readonly site: unknown
  /** The site's origin, such as `https://casino.example`. */
  readonly origin: string
  /** What `AskGames` brought, for the home page of a visitor; none for any other page, or where it brought nothing. */
  readonly answers: readonly KeptAnswer[]
}

export interface RenderedPage {
  readonly route: RouteName
  readonly locale: Locale
  readonly html: string
  readonly title: string
  /** What the page is about, for search engines. */
  readonly description: string
  /** The screens that are on it. */
  readonly screens: readonly ScreenName[]
  /** The origins that its charts call at once, before an answer has come. */
  readonly services: readonly string[]
  /** The modules that it imported on demand, from the repository's root. */
  readonly modules: readonly string[]
}

/**
 * Renders a page as a phone shows it before any service has answered, but for the games that are kept in it.
 * @throws Error where the configuration cannot open a site, the address leads elsewhere or a part cannot be drawn
 */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>

export interface GamesToAsk extends Pick<PageToRender, 'origin' | 'site'> {
  readonly http: Http
}

/** All that the rows of games on a visitor's home page need, or none of it and why, as the end of a sentence. */
export type AskedGames =
  | { readonly kind: 'answered'; readonly answers: readonly KeptAnswer[] }
  | { readonly kind: 'missing'; readonly trouble: string }

/**
 * Asks the services of a site, as a visitor, for the games of its home page.
 * @throws Error where the configuration cannot open a site
 */
export type AskGames = (asked: GamesToAsk) => Promise<AskedGames>
