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
const otherWidths = [320, 768, 1920] as const

/**
 * The pictures of a state: both languages at the main widths in the default brand, and each other width once.
 * A state is seen in every brand, and over three states each of these widths is; the language alternates.
 * @param place the state's place among all
 */
export function shotsOf(place: number): readonly Shot[] {
  return [
    ...languages.flatMap((language, at): Shot[] => [
      { width: 390, language, brand: 'default', check: isOdd(place + at) ? 'all' : 'none' },
      { width: 1280, language, brand: 'default', check: isOdd(place + at) ? 'none' : 'all' },
    ]),
    ...otherWidths.map((width, at): Shot => {
      const brand = brands[(place + at) % brands.length] ?? 'default'
      const language = isOdd(Math.floor(place / brands.length) + at) ? 'en' : 'th'
      return { width, language, brand, check: brand === 'default' ? 'none' : 'contrast' }
    }),
  ]
}

/** The two pictures by which a state is compared: a phone in Thai and a desktop in English. */
export function isCompared({ brand, language, width }: Shot): boolean {
  const compared = language === 'th' ? 390 : 1280
  return brand === 'default' && width === compared
}

/** Only the pictures by which a state is compared, unchecked. */
export function comparedShotsOf(place: number): readonly Shot[] {
  return shotsOf(place)
    .filter(isCompared)
    .map((shot) => ({ ...shot, check: 'none' }))
}

export function shotName({ brand, language, width }: Shot): string {
  return [width, language, ...(brand === 'default' ? [] : [brand])].join('-')
}

function isOdd(value: number): boolean {
  return value % 2 === 1
}
