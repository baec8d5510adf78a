import type { Page } from '@playwright/test'
import { balanceIn } from './steps.ts'
import { type Language, words } from './words.ts'

/** Opens the member's main menu, which a wide page shows anyway. */
export async function openMenu(page: Page, language: Language): Promise<void> {
  await balanceIn(page, language).waitFor()
  const name = words(language, 'header.toggleMenu')
  const closed = page.getByRole('button', { name, expanded: false }).first()
  if (await closed.isVisible()) await closed.click()
}

/** Signs out by the main menu. */
export async function signOut(page: Page, language: Language): Promise<void> {
  await openMenu(page, language)
  // A page may have the same entries as the menu that lies over it.
  await page
    .getByRole('navigation', { name: words(language, 'landmark.mainMenu'), exact: true })
    .getByRole('button', { name: words(language, 'menu.logOut') })
    .click()
  await balanceIn(page, language).waitFor({ state: 'detached' })
}
