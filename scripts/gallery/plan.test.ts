import { describe, expect, it } from 'vitest'
import { brands, isCompared, shotName, shotsOf, widths } from './plan.ts'

const places = [0, 1, 2, 3, 4, 5]
const plans = places.map((place) => shotsOf(place))
const shots = plans.flat()

function pairs<One, Other>(ones: readonly One[], others: readonly Other[]): string[] {
  return ones.flatMap((one) => others.map((other) => `${one} ${other}`)).toSorted()
}

describe('the pictures of a state', () => {
  it.each(places)(
    'show state %i in both languages at the main widths in the default brand',
    (at) => {
      const main = (plans[at] ?? []).filter(
        ({ brand, width }) => brand === 'default' && (width === 390 || width === 1280),
      )
      expect(main.map(shotName).toSorted()).toEqual(['1280-en', '1280-th', '390-en', '390-th'])
    },
  )

  it.each(places)('show state %i at every width and in every brand', (at) => {
    const own = plans[at] ?? []
    expect(new Set(own.map(({ width }) => width))).toEqual(new Set(widths))
    expect(new Set(own.map(({ brand }) => brand))).toEqual(new Set(brands))
  })

  it('pair every other width with every brand and language, and every brand with every language', () => {
    const others = shots.filter(({ width }) => width !== 390 && width !== 1280)
    const pairsIn = (pairOf: (shot: (typeof shots)[number]) => string) =>
      [...new Set(others.map(pairOf))].toSorted()
    expect(pairsIn(({ brand, width }) => `${width} ${brand}`)).toEqual(
      pairs([320, 768, 1920], brands),
    )
    expect(pairsIn(({ language, width }) => `${width} ${language}`)).toEqual(
      pairs([320, 768, 1920], ['th', 'en']),
    )
    expect(pairsIn(({ brand, language }) => `${brand} ${language}`)).toEqual(
      pairs(brands, ['th', 'en']),
    )
  })

  it.each(places)('are checked with all rules once in each language, of state %i', (at) => {
    const checked = (plans[at] ?? []).filter(({ check }) => check === 'all')
    expect(checked.map(({ language }) => language).toSorted()).toEqual(['en', 'th'])
  })

  it.each(places)('are checked for contrast in both other brands, of state %i', (at) => {
    const checked = (plans[at] ?? []).filter(({ check }) => check === 'contrast')
    expect(checked.map(({ brand }) => brand).toSorted()).toEqual(['lagoon', 'paper'])
  })

  it.each(['phone', 'desktop'] as const)(
    'on a %s alone are checked in both languages and all brands too',
    (only) => {
      const checks = places.map((place) =>
        shotsOf(place, (size) => size === only)
          .filter(({ check }) => check !== 'none')
          .map(({ brand, check, language }) => (check === 'all' ? language : brand))
          .toSorted(),
      )
      expect(checks).toEqual(places.map(() => ['en', 'lagoon', 'paper', 'th']))
    },
  )

  it('take the other language where one was not recorded', () => {
    const shown = shotsOf(0, (_, language) => language === 'en')
    expect(shown.map(shotName)).toEqual([
      '390-en',
      '1280-en',
      '320-en',
      '768-en-paper',
      '1920-en-lagoon',
    ])
  })

  it('are compared on a phone in Thai and on a desktop in English', () => {
    expect((plans[0] ?? []).filter(isCompared).map(shotName)).toEqual(['390-th', '1280-en'])
  })
})
