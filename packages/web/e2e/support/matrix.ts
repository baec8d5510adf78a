import type { Size } from './browser.options.ts'

const sizePlaces: Readonly<Record<Size, string>> = {
  desktop: String.raw`\bon a desktop the\b`,
  phone: String.raw`\bon a phone the\b`,
}

const languagePlaces: Readonly<Record<Size, string>> = {
  desktop: String.raw`\bin en\b`,
  phone: String.raw`\bin th\b`,
}

/** Control rooms choose their sizes themselves. */
const controlRooms = String.raw`\bcontrol-room[\w-]*\.e2e\.ts\b`

/** Keyboards are at desktops first; the full run walks the phone's layout too. */
const keyboards = String.raw`\bkeyboard-paths\.e2e\.ts\b`

/**
 * What a size leaves to the other one, of the names of tests with their files. A title decides by the size
 * that it names; else a desktop is English and a phone Thai, or both are both in the full run. Every test
 * runs on one size at least, whatever its title says.
 */
export function leftToOthers(size: Size, isWhole: boolean): RegExp {
  const onlyOnDesktop = isWhole ? controlRooms : `${controlRooms}|${keyboards}`
  if (size === 'phone') return new RegExp(`${onlyOnDesktop}|${otherTitles('phone', isWhole)}`)
  return new RegExp(`^(?!.*(?:${onlyOnDesktop}))${otherTitles('desktop', isWhole)}`)
}

/** Titles that name the other size and not this one, or no size and the other's language alone. */
function otherTitles(size: Size, isWhole: boolean): string {
  const other = size === 'phone' ? 'desktop' : 'phone'
  const inOtherLanguage = `(?!.*${languagePlaces[size]}).*${languagePlaces[other]}`
  const others = isWhole
    ? `.*${sizePlaces[other]}`
    : `(?:.*${sizePlaces[other]}|${inOtherLanguage})`
  return `^(?!.*${sizePlaces[size]})${others}`
}
