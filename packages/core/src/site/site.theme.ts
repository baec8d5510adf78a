import type { SiteTheme } from './site.configuration.ts'

/** The surface of the default brand. */
const defaultSurface = '#0d1915'

/** The colour of all that surrounds a page of the site: of its canvas, of a browser's own bars. */
export function surroundingColour(theme: SiteTheme | null): string {
  return theme?.surface ?? defaultSurface
}
