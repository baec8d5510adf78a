import { withdrawnToastDuration } from '@croupier/core'
import type { Scope } from './screen.ts'
import { type Language, type WordId, words } from './words.ts'

/** The button with exactly these words. */
export function buttonIn<P extends Scope<P>>(scope: Scope<P>, language: Language, id: WordId): P {
  return scope.getByRole('button', { name: words(language, id), exact: true })
}

/** The dialog with this title. */
export function dialogIn<P extends Scope<P>>(page: Scope<P>, language: Language, title: WordId): P {
  return page.getByRole('dialog', { name: words(language, title), exact: true })
}

/** The heading that names the page. */
export function pageHeading<P extends Scope<P>>(page: Scope<P>): P {
  return page.getByRole('heading', { level: 1 })
}

/** After this time the longest toast is gone. In a browser the next press dismisses a toast. */
export const longestToastMs = withdrawnToastDuration
