import { readThemeLine, type SiteTheme, surroundingColour } from '@croupier/core/site'

const inputs = ['surface', 'brand', 'accent'] as const

/**
 * Gives the page a site's colours, or the default brand's for null. Everything else is derived from
 * these in tokens.css. To be called before the first paint, so that no other brand flashes.
 */
export function applyTheme(theme: SiteTheme | null, root: HTMLElement = document.documentElement) {
  root.dataset.mode = theme?.mode ?? 'dark'
  for (const input of inputs) {
    if (theme) root.style.setProperty(`--${input}`, theme[input])
    else root.style.removeProperty(`--${input}`)
  }
  // Of this colour are the bars of the browser itself.
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', surroundingColour(theme))
}

/** The colours that the page was dressed with before it was served, or null where it was not. */
export function dressedTheme(): SiteTheme | null {
  const kept = document.querySelector<HTMLMetaElement>('meta[name="site-theme"]')
  return readThemeLine(kept?.content ?? '')
}
