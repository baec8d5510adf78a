import { readThemeLine, type SiteTheme, surroundingColour } from '@croupier/core/site'

const inputs = ['surface', 'brand', 'accent'] as const

/**
 * Gives the page a site's colours, or the default brand's for null. tokens.css derives everything else from
 * them. Call it before the first paint, so that no other brand flashes.
 */
export function applyTheme(theme: SiteTheme | null, root: HTMLElement = document.documentElement) {
  root.dataset.mode = theme?.mode ?? 'dark'
  for (const input of inputs) {
    if (theme) root.style.setProperty(`--${input}`, theme[input])
    else root.style.removeProperty(`--${input}`)
  }
  // The page may have been rendered for colours that the site no longer has.
  if (theme === null) document.querySelector('link[data-brand]')?.remove()
  // The browser's own bars take this colour.
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', surroundingColour(theme))
}

/** The colours that `npm run site:page` wrote into the page, or null if there are none. */
export function themeOfPage(): SiteTheme | null {
  const kept = document.querySelector<HTMLMetaElement>('meta[name="site-theme"]')
  return readThemeLine(kept?.content ?? '')
}
