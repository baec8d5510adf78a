import type { SiteTheme } from '../../packages/core/src/kernel/site/site.configuration.ts'
import { contrast } from './colour.ts'
import { themeColours } from './theme.tokens.ts'

const backgrounds = ['bg', 'card', 'raised', 'sunken', 'field']
const foregrounds = ['fg', 'fg-2', 'fg-3', 'brand-text', 'accent-text']
const states = ['positive', 'caution', 'negative', 'info']

type Pair = readonly [foreground: string, background: string]

const textPairs: readonly Pair[] = [
  ...backgrounds.flatMap((ground) => [...foregrounds, ...states].map((ink): Pair => [ink, ground])),
  ...['brand', 'brand-hover', 'brand-press'].map((ground): Pair => ['on-brand', ground]),
  ...states.flatMap((state) => [state, 'fg', 'fg-2'].map((ink): Pair => [ink, `${state}-soft`])),
  ...['accent', 'brand'].flatMap((one) =>
    ['fg', 'fg-2', `${one}-text`].map((ink): Pair => [ink, `${one}-soft`]),
  ),
  ['fg', 'top'],
  ['fg-2', 'top'],
  ['bg', 'fg'],
]

const graphicPairs: readonly Pair[] = [
  ['line-control', 'bg'],
  ['line-control', 'card'],
  ['line-control', 'field'],
  ['focus', 'bg'],
  ['focus', 'card'],
  ['brand', 'bg'],
  ['brand', 'card'],
  ['accent-text', 'card'],
  ['accent-text', 'accent-soft'],
  ['accent-line', 'card'],
  ['positive', 'card'],
  ['caution', 'card'],
  ['negative', 'card'],
]

/** The contrast that WCAG 2.2 AA requires of every pair of foreground and background on the site. */
const kinds = [
  { what: 'text', pairs: textPairs, least: 4.5 },
  { what: 'lines and signs', pairs: graphicPairs, least: 3 },
] as const

export interface ContrastReport {
  readonly what: string
  readonly pairs: number
  readonly failing: number
  readonly least: number
  /** The pair that is hardest to tell apart. */
  readonly lowest: { readonly pair: string; readonly contrast: number }
}

/** The contrast between foregrounds and backgrounds in a theme. */
export function contrastOf(theme: SiteTheme): readonly ContrastReport[] {
  const colourOf = themeColours(theme)
  return kinds.map(({ what, pairs, least }) => {
    const ranked = pairs
      .map(([ink, ground]) => ({
        pair: `${ink} on ${ground}`,
        contrast: contrast(colourOf(ink), colourOf(ground)),
      }))
      .sort((one, other) => one.contrast - other.contrast)
    return {
      what,
      pairs: pairs.length,
      failing: ranked.filter((one) => one.contrast < least).length,
      least,
      lowest: ranked[0] ?? { pair: 'none', contrast: 21 },
    }
  })
}

/** What is hard to read in a theme: one sentence for text and one for lines and signs. */
export function themeProblems(theme: SiteTheme | null): readonly string[] {
  if (theme === null) return []
  return contrastOf(theme)
    .filter(({ failing }) => failing > 0)
    .map(
      ({ failing, least, lowest, pairs, what }) =>
        `theme makes ${what} hard to see: ${failing} of ${pairs} pairs have less contrast than ${least}, ` +
        `the least is ${lowest.pair} with ${lowest.contrast.toFixed(2)}: give lighter or darker colours.`,
    )
}
