import path from 'node:path'
import { areasOf } from '../src/i18n/catalogue.areas.ts'
import type { Locale } from '../src/i18n/locale.ts'
import { type MissingWords, toAdd } from '../src/i18n/missing-words.ts'
import { catalogueProblems, lackingWords, type SourceCatalogue } from './catalogue.compile.ts'
import { askersOf, type Source } from './catalogue.usage.ts'

/**
 * The message for developers about the words: those that a page did not find and those that a language lacks,
 * with the sources that use them. If none are missing, lists other differences between the languages. Empty if
 * there are no problems.
 * @param missing the words that a page did not find
 * @param sources the sources that may use a message
 */
export function wordsOverlay(
  missing: readonly MissingWords[],
  catalogues: Readonly<Record<Locale, SourceCatalogue>>,
  sources: readonly Source[],
): string {
  const lacking = lackingWords(catalogues)
    .filter(({ id, locale }) => !missing.some((one) => one.id === id && one.locale === locale))
    .map((one) => ({ ...one, stack: '' }))
  const lines = [...missing, ...lacking].map(({ id, locale, stack }) => {
    const problem =
      id in catalogues[locale]
        ? `The words of "${id}" are not loaded: add their area, ${areasOf(id)}, to the screen in packages/web/src/screen.sources.ts`
        : toAdd(id, locale)
    const askers = askersOf(id, sources)
    const known = askers.length > 0 ? askers : askersIn(stack)
    return known.length > 0 ? `${problem}. Asked for by ${known.join(', ')}.` : `${problem}.`
  })
  return (lines.length > 0 ? lines : catalogueProblems(catalogues)).join('\n')
}

/** The first source file in a browser's stack, except for those of i18n. */
function askersIn(stack: string): string[] {
  const files = [...stack.matchAll(/https?:\/\/[^/\s]+(\/[^\s?:)]+)/g)].map(([, file = '']) => file)
  const asker = files.find((file) => file.includes('/src/') && !file.includes('/src/i18n/'))
  if (asker === undefined) return []
  return [
    asker.startsWith('/@fs/')
      ? asker.replace(/^.*\/(?=packages\/)/, '')
      : path.posix.join('packages', 'web', asker),
  ]
}
