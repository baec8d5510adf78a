import type { Size } from './browser.options.ts'

const sizePlaces: Readonly<Record<Size, string>> = {
  desktop: String.raw`\bon a desktop the\b`,
  phone: String.raw`\bon a phone the\b`,
}

const languagePlaces: Readonly<Record<Size, string>> = {
  desktop: String.raw`\bin en\b`,
  phone: String.raw`\bin th\b`,
}

/** Developers' pages choose their sizes themselves. */
const developersPages = String.raw`\b(?:control-room[\w-]*|inspector)\.e2e\.ts\b`

/** Keyboards belong to desktops; the full run uses them on the phone's layout too. */
const keyboards = String.raw`\bkeyboard-paths\.e2e\.ts\b`

/**
 * Matches the tests (file and title) that a size skips because the other one runs them. The size in a title
 * decides; otherwise a desktop runs in English and a phone in Thai, and in the full run both run in both. Every
 * test runs on at least one size, whatever its title says.
 */
export function leftToOthers(size: Size, isWhole: boolean): RegExp {
  const onlyOnDesktop = isWhole ? developersPages : `${developersPages}|${keyboards}`
  if (size === 'phone') return new RegExp(`${onlyOnDesktop}|${otherTitles('phone', isWhole)}`)
  return new RegExp(`^(?!.*(?:${onlyOnDesktop}))${otherTitles('desktop', isWhole)}`)
}

/** Matches titles that name only the other size, or no size and only the language of the other size. */
function otherTitles(size: Size, isWhole: boolean): string {
  const other = size === 'phone' ? 'desktop' : 'phone'
  const inOtherLanguage = `(?!.*${languagePlaces[size]}).*${languagePlaces[other]}`
  const others = isWhole
    ? `.*${sizePlaces[other]}`
    : `(?:.*${sizePlaces[other]}|${inOtherLanguage})`
  return `^(?!.*${sizePlaces[size]})${others}`
}
