import type { Part, Scope, Screen } from './screen.ts'
import { type Language, words } from './words.ts'

/** Opens the history by the link of the header, which a narrow page has at its bottom. */
export async function openHistory(page: Screen, language: Language): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'menu.history'), exact: true })
    .click()
}

/** Closes the drawer, or leaves the page. */
export async function closeHistory(page: Screen, language: Language): Promise<void> {
  const drawer = page.getByRole('dialog', { name: words(language, 'route.history') })
  if (await drawer.isVisible()) {
    await drawer.getByRole('button', { name: words(language, 'action.close') }).click()
  } else {
    await page.getByRole('link', { name: words(language, 'header.closePage') }).click()
  }
}

export function loadMoreIn<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('button', { name: words(language, 'history.loadMore'), exact: true })
}

/** The transactions that are shown. */
export function transactionsIn<P extends Scope<P>>(page: Scope<P>): P {
  return page.locator('[data-flow="history"]').getByRole('listitem')
}

/** Opens the details of a transaction. */
export async function openTransaction(transaction: Part): Promise<void> {
  await transaction.getByRole('button').click()
}

/** The link that reports a problem, which only the details of a transaction have. */
export function reportIn<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('link', { name: words(language, 'history.report'), exact: true })
}

/** The details of a transaction, whose title is its type. */
export function detailsIn<P extends Scope<P>>(
  page: Scope<P>,
  language: Language,
  type: 'deposit' | 'withdraw' | 'cancel',
): P {
  return page.getByRole('dialog', { name: words(language, `history.type.${type}`), exact: true })
}

/** Closes the details of a transaction by their own button. */
export async function closeDetails(page: Screen, language: Language): Promise<void> {
  const close = { name: words(language, 'action.close'), exact: true }
  await page.getByRole('dialog').last().getByRole('button', close).click()
}
