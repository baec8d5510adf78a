import type { Locator, Page } from '@playwright/test'
import { openDeposit } from './steps.ts'
import { type Language, sentence, words } from './words.ts'

/** Opens the tab for USDT as a member does. */
export async function openUsdt(page: Page, language: Language): Promise<void> {
  await openDeposit(page, language)
  await usdtTab(page, language).click()
}

export function usdtTab(page: Page, language: Language): Locator {
  return page.getByRole('tab', { name: words(language, 'transfer.usdt'), exact: true })
}

/** A network among those to choose from. */
export function networkIn(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true })
}

/** The button that shows the ends of an address and opens all of it. */
export function addressEnds(page: Page, language: Language, head: string, tail: string): Locator {
  const name = sentence(language, 'usdt.addressEnds', { head, tail })
  return page.getByRole('button', { name, exact: true })
}

/** The guide while it is open. */
export function guideIn(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: words(language, 'usdt.guide.title'), exact: true })
}
