import type { SiteConfiguration } from '../../packages/core/src/kernel/site/site.configuration.ts'
import { surroundingColour, themeLine } from '../../packages/core/src/kernel/site/site.theme.ts'

/**
 * The page that a build made, with a site's name and colours in its head, so that no nameless page in other
 * colours is seen before the configuration has come, or where it does not come. A page that is dressed already is dressed again.
 * @throws Error with one sentence where it is no page of a build
 */
export function dressPage(
  page: string,
  { theme, title }: Pick<SiteConfiguration, 'theme' | 'title'>,
): string {
  const scheme = `<meta name="color-scheme" content="${theme?.mode ?? 'dark'}" />`
  const colour = `<meta name="theme-color" content="${surroundingColour(theme)}" />`
  const kept = `<meta name="site-theme" content="${themeLine(theme)}" />`
  const named = swap(page, /<title>.*?<\/title>/, `<title>${escaped(title)}</title>`)
  const lit = swap(named, /<meta name="color-scheme"[^>]*>/, scheme)
  const coloured = swap(lit, /<meta name="theme-color"[^>]*>/, colour)
  return swap(coloured, /<meta name="site-theme"[^>]*>/, kept)
}

function swap(page: string, part: RegExp, by: string): string {
  if (part.test(page)) return page.replace(part, () => by)
  throw new Error('This is no page that a build made: run `npm run build` first.')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
