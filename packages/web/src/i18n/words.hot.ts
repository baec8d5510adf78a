import type { Catalogue } from './catalogue.loader.ts'
import type { Locale } from './locale.ts'
import { type MissingWords, toAdd } from './missing-words.ts'

/** The development server; Vitest has something like it, where nobody looks. */
const hot = import.meta.env.MODE === 'test' ? undefined : import.meta.hot

/** What was asked for in vain since the words or the code last changed. */
const reported = new Map<string, MissingWords>()

/**
 * What stands in place of a message without words while somebody develops: its id, and the development
 * server shows over the page who asked. Where nobody looks, as in a test, it throws.
 */
export function standInFor(id: string, locale: Locale): string {
  if (!hot) {
    throw new Error(`${toAdd(id, locale)}, or, if it is there, its area to the screen.`)
  }
  if (!reported.has(id)) {
    reported.set(id, { id, locale, stack: new Error(id).stack ?? '' })
    report()
  }
  return id
}

/** Lets words follow their catalogue while somebody develops, and the overlay go when all is right. */
export function followCatalogue(locale: Locale, messages: Record<string, Catalogue[string]>): void {
  let isToldOfWords = false
  hot?.on('vite:error', ({ err }) => {
    isToldOfWords = err.plugin === 'croupier:catalogues'
  })
  hot?.on('croupier:words-right', () => {
    if (isToldOfWords) document.querySelector('vite-error-overlay')?.remove()
  })
  hot?.on('croupier:words-saved', (saved) => {
    if (saved.locale === locale) {
      for (const id of Object.keys(messages)) delete messages[id]
      Object.assign(messages, saved.catalogue)
    }
    reportAnew()
  })
  // Vite takes the overlay away with each change of the code.
  hot?.on('vite:afterUpdate', reportAnew)
  reportAnew()
}

/** Anyone who is drawn now asks again, and what a language lacks is told where no page asks for it. */
function reportAnew(): void {
  reported.clear()
  report()
}

function report(): void {
  hot?.send('croupier:words-missing', [...reported.values()])
}
