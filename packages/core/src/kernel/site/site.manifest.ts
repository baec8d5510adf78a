import type { SiteConfiguration } from './site.configuration.ts'
import { surroundingColour } from './site.theme.ts'

/** The web manifest of a site, for devices that install it as an app [SESS-29]. */
export function siteManifest({ title, theme }: Pick<SiteConfiguration, 'theme' | 'title'>) {
  const surface = surroundingColour(theme)
  return {
    id: '/',
    name: title,
    short_name: shortTitle(title),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: surface,
    theme_color: surface,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** As much of the title as fits below an icon, without separating a Thai vowel from its consonant. */
function shortTitle(title: string): string {
  const signs = new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(title)
  return Array.from(signs, ({ segment }) => segment)
    .slice(0, 12)
    .join('')
    .trim()
}
