import type { Size } from '../../packages/web/visit/visit.ts'
import type { Language } from '../../packages/web/visit/words.ts'

export const brands = ['default', 'paper', 'lagoon'] as const
export type Brand = (typeof brands)[number]

export const widths = [320, 390, 768, 1280, 1920] as const
export type Width = (typeof widths)[number]

/** How much axe checks: all rules, or only contrast, which depends on the brand. */
export type Check = 'all' | 'contrast' | 'none'

/** A picture of a state. */
export interface Shot {
  readonly width: Width
  readonly language: Language
  readonly brand: Brand
  readonly check: Check
}

/** The sizes of windows: below 1024 px the site is that of a phone. */
export const windows: Readonly<Record<Width, { readonly size: Size; readonly height: number }>> = {
  320: { size: 'phone', height: 640 },
  390: { size: 'phone', height: 844 },
  768: { size: 'phone', height: 1024 },
  1280: { size: 'desktop', height: 800 },
  1920: { size: 'desktop', height: 1080 },
}

const languages = ['th', 'en'] as const
const mainWidths = [390, 1280] as const
const otherWidths = [320, 768, 1920] as const

/** Whether a state was recorded on a size in a language. */
export type IsRecorded = (size: Size, language: Language) => boolean

/**
 * The pictures of a state: both languages at the main widths in the default brand, and each other width once.
 * Every brand is among them, and the languages alternate.
 * @param place the state's place among all
 */
export function shotsOf(place: number, isRecorded: IsRecorded = () => true): readonly Shot[] {
  const isThere = ({ language, width }: Pick<Shot, 'language' | 'width'>) =>
    isRecorded(windows[width].size, language)
  const main = languages.flatMap((language, at) => {
    const own = mainWidths
      .map((width) => ({ width, language, brand: 'default' }) as const)
      .filter(isThere)
    const checked = (place + at) % own.length
    return own.map((shot, index): Shot => ({ ...shot, check: index === checked ? 'all' : 'none' }))
  })
  const others = otherWidths.flatMap((width, at) => {
    const isEnglishFirst = isOdd(Math.floor(place / brands.length) + at)
    const inTurn: readonly Language[] = isEnglishFirst ? ['en', 'th'] : ['th', 'en']
    return inTurn
      .map((language) => ({ width, language }))
      .filter(isThere)
      .slice(0, 1)
  })
  return [...main, ...inBrands(others, place)]
}

/** Three widths take one brand each; fewer widths take the brands in which nothing else is seen. */
function inBrands(
  places: readonly Pick<Shot, 'language' | 'width'>[],
  place: number,
): readonly Shot[] {
  if (places.length === 1) return brands.slice(1).flatMap((brand) => places.map(wearing(brand)))
  const worn = places.length === brands.length ? brands : brands.slice(1)
  return places.flatMap((shot, at) => {
    const brand = worn[(place + at) % worn.length]
    return brand ? [wearing(brand)(shot)] : []
  })
}

function wearing(brand: Brand) {
  return (shot: Pick<Shot, 'language' | 'width'>): Shot => ({
    ...shot,
    brand,
    check: brand === 'default' ? 'none' : 'contrast',
  })
}

/** The two pictures by which a state is compared: a phone in Thai and a desktop in English. */
export function isCompared({ brand, language, width }: Shot): boolean {
  const compared = language === 'th' ? 390 : 1280
  return brand === 'default' && width === compared
}

/** The same, unchecked. */
export function uncheckedShotsOf(place: number, isRecorded: IsRecorded): readonly Shot[] {
  return shotsOf(place, isRecorded).map((shot) => ({ ...shot, check: 'none' }))
}

export function shotName({ brand, language, width }: Shot): string {
  return [width, language, ...(brand === 'default' ? [] : [brand])].join('-')
}

function isOdd(value: number): boolean {
  return value % 2 === 1
}
