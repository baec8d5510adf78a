import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SiteTheme } from '../../packages/core/src/kernel/site/site.configuration.ts'
import { toHex } from './colour.ts'
import { contrastOf } from './theme.check.ts'
import { themeColours } from './theme.tokens.ts'

const felt: SiteTheme = { mode: 'dark', surface: '#0d1915', brand: '#efe3ba', accent: '#70dcb6' }
const paper: SiteTheme = { mode: 'light', surface: '#f7f4ef', brand: '#264b92', accent: '#00879e' }
const lagoon: SiteTheme = { mode: 'dark', surface: '#1a123f', brand: '#3ae8e0', accent: '#fa8cd7' }

/** The colours that Chromium draws for each token, read back from a canvas. */
const drawn: readonly (readonly [SiteTheme, Readonly<Record<string, string>>])[] = [
  [
    felt,
    {
      sunken: '#06110d',
      card: '#17231f',
      top: '#2a3732',
      'line-control': '#6d7b76',
      fg: '#f0f6f4',
      'fg-3': '#97a39f',
      'on-brand': '#191302',
      'brand-hover': '#d9cea7',
      'brand-text': '#efe3ba',
      'brand-soft': '#2e3830',
      'accent-text': '#70dcb6',
      'accent-line': '#4b8c75',
      positive: '#7bdca2',
      'negative-soft': '#32302a',
      'caution-line': '#5c5438',
      focus: '#70dcb6',
    },
  ],
  [
    paper,
    {
      sunken: '#efece7',
      card: '#fffef9',
      top: '#fffef9',
      'line-control': '#807e79',
      fg: '#1c1c1a',
      'fg-3': '#67645f',
      'on-brand': '#edfbff',
      'brand-text': '#264b92',
      'brand-soft': '#ecedf0',
      'accent-text': '#006b81',
      'accent-line': '#479aad',
      positive: '#006833',
      'negative-soft': '#fbece6',
      'caution-line': '#d7c3a5',
      focus: '#006b81',
    },
  ],
  [
    lagoon,
    {
      sunken: '#130835',
      card: '#231d4b',
      top: '#363262',
      'line-control': '#7a77ad',
      fg: '#f2f2ff',
      'fg-3': '#9c9cc0',
      'on-brand': '#001917',
      'brand-hover': '#33d3cb',
      'brand-text': '#3ae8e0',
      'brand-soft': '#2b355d',
      'accent-text': '#ff92dd',
      'accent-line': '#9d5e9d',
      positive: '#7bdca2',
      'negative-soft': '#3c2c54',
      'caution-line': '#63545e',
      focus: '#ff92dd',
    },
  ],
]

describe('the colours of a theme', () => {
  it.each(drawn)('are derived as a browser derives them from $brand', (theme, tokens) => {
    const colourOf = themeColours(theme)
    expect(
      Object.fromEntries(Object.keys(tokens).map((token) => [token, toHex(colourOf(token))])),
    ).toEqual(tokens)
  })

  it('have enough contrast in the sample sites [SITE-01]', () => {
    const lowest = [felt, paper, lagoon].map((theme) =>
      contrastOf(theme).map((report) => [
        report.pairs,
        report.failing,
        report.lowest.pair,
        report.lowest.contrast.toFixed(2),
      ]),
    )
    expect(lowest).toEqual([
      [
        [69, 0, 'fg-3 on raised', '5.55'],
        [13, 0, 'line-control on card', '3.66'],
      ],
      [
        [69, 0, 'fg-3 on sunken', '5.00'],
        [13, 0, 'accent-line on card', '3.20'],
      ],
      [
        [69, 0, 'fg-3 on raised', '5.18'],
        [13, 0, 'accent-line on card', '3.35'],
      ],
    ])
  })

  it('are those of the sample sites', () => {
    const themes = ['felt', 'paper', 'lagoon'].map((name) => {
      const file = new URL(`../../docs/sites/${name}.json`, import.meta.url)
      return JSON.parse(readFileSync(file, 'utf8')).theme
    })
    expect(themes).toEqual([felt, paper, lagoon])
  })
})
