import * as z from 'zod/mini'
import type { SiteTheme } from './site.configuration.ts'
import { siteFields } from './site.fields.ts'

/** The surface of the default brand. */
const defaultSurface = '#0d1915'

/** The colour around a page of the site: of its canvas and of the browser's bars. */
export function surroundingColour(theme: SiteTheme | null): string {
  return theme?.surface ?? defaultSurface
}

/** A theme in the form in which the head of a page carries it: `light #f7f4ef #264b92 #00879e`, empty for the default brand. */
export function themeLine(theme: SiteTheme | null): string {
  return theme ? [theme.mode, theme.surface, theme.brand, theme.accent].join(' ') : ''
}

/** The theme that the head of a page carries; null where the line is malformed or empty. */
export function readThemeLine(line: string): SiteTheme | null {
  const [mode, surface, brand, accent] = line.split(' ')
  return z.safeParse(siteFields.theme, { mode, surface, brand, accent }).data ?? null
}
