import type { Locator, Page } from '@playwright/test'
import { mainMenu, openMenu } from './menu.steps.ts'
import { type Language, words } from './words.ts'

/** Where the amount to withdraw is typed. */
export function withdrawField(page: Page, language: Language): Locator {
  return page.getByRole('textbox', { name: words(language, 'withdraw.amount.label'), exact: true })
}

/** Opens the tab to withdraw by the menu, which a narrow page opens first. */
export async function openWithdraw(page: Page, language: Language): Promise<void> {
  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('link', { name: words(language, 'menu.withdraw'), exact: true })
    .click()
}
