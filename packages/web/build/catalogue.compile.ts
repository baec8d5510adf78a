import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { type Area, areasOf } from '../src/i18n/catalogue.areas.ts'
import type { Locale } from '../src/i18n/locale.ts'
import { toAdd } from '../src/i18n/missing-words.ts'

/** Messages as translators write them: ICU texts by id. */
export type SourceCatalogue = Readonly<Record<string, string>>

/** The compiled messages of one area. Throws a SyntaxError that names a message that is not valid ICU. */
export function compileArea(
  source: SourceCatalogue,
  area: Area,
): Record<string, MessageFormatElement[]> {
  const own = Object.entries(source).filter(([id]) => areasOf(id).includes(area))
  return Object.fromEntries(own.map(([id, text]) => [id, compileMessage(id, text)]))
}

function compileMessage(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { shouldParseSkeletons: true, captureLocation: false })
  } catch (cause) {
    throw new SyntaxError(`message ${id} is not ICU MessageFormat: ${text}`, { cause })
  }
}

/** The messages that one language has and the other lacks. */
export function lackingWords(
  sources: Readonly<Record<Locale, SourceCatalogue>>,
): { readonly id: string; readonly locale: Locale }[] {
  const lackedBy = (locale: Locale, other: Locale) =>
    Object.keys(sources[other])
      .filter((id) => !(id in sources[locale]))
      .map((id) => ({ id, locale }))
  return [...lackedBy('th', 'en'), ...lackedBy('en', 'th')]
}

/**
 * The differences between the two languages, one sentence each: messages that are missing, out of order, not
 * valid ICU, with different arguments, or in no area or several.
 */
export function catalogueProblems(sources: Readonly<Record<Locale, SourceCatalogue>>): string[] {
  const ids = Object.keys(sources.en)
  const thaiIds = Object.keys(sources.th)
  const problems = lackingWords(sources).map(({ id, locale }) => `${toAdd(id, locale)}.`)
  const misplaced = ids.find((id, index) => thaiIds[index] !== id)
  if (problems.length === 0 && misplaced) {
    problems.push(`${misplaced} is in another place in th.json than in en.json`)
  }
  for (const id of ids) {
    const count = areasOf(id).length
    if (count !== 1) problems.push(`${id} belongs to ${count} areas instead of one`)
    if (ids.some((other) => other.startsWith(`${id}.`))) {
      problems.push(`${id} is also the prefix of another id`)
    }
    problems.push(...argumentProblems(id, sources))
  }
  return problems
}

function argumentProblems(
  id: string,
  sources: Readonly<Record<Locale, SourceCatalogue>>,
): string[] {
  const english = sources.en[id]
  const thai = sources.th[id]
  if (english === undefined || thai === undefined) return []
  const inEnglish = argumentsOf(compileMessage(id, english))
  const inThai = argumentsOf(compileMessage(id, thai))
  return inEnglish.join() === inThai.join()
    ? []
    : [`${id} takes (${inEnglish.join(', ')}) in en.json and (${inThai.join(', ')}) in th.json`]
}

/** The names of a message's values and tags, in alphabetical order, each once. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (isPluralElement(element) || isSelectElement(element)) {
      const branches = Object.values(element.options).flatMap((option) => argumentsOf(option.value))
      return [element.value, ...branches]
    }
    if (isTagElement(element)) return [`<${element.value}>`, ...argumentsOf(element.children)]
    const isValue =
      isArgumentElement(element) ||
      isNumberElement(element) ||
      isDateElement(element) ||
      isTimeElement(element)
    return isValue ? [element.value] : []
  })
  return [...new Set(found)].sort()
}
