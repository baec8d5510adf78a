import type { Locale, RouteName } from '@croupier/core'
import type { ScreenName } from './app/screen.names.ts'

export interface PageToRender {
  readonly address: string
  readonly isMember: boolean
  /** The site's configuration, as parsed JSON. */
  readonly site: unknown
  /** The site's origin, such as `https://casino.example`. */
  readonly origin: string
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
  /** The modules that it imported on demand, from the repository's root. */
  readonly modules: readonly string[]
}

/**
 * Renders a page as a phone shows it before any service has answered.
 * @throws Error where the configuration cannot open a site, the address leads elsewhere or a part cannot be drawn
 */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>
