import type { Scope, Screen } from './screen.ts'
import { balanceIn } from './steps.ts'
import { type Language, words } from './words.ts'

/** The main menu itself, because the page beneath it may have the same entries. */
export function mainMenu<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  const name = words(language, 'landmark.mainMenu')
  return page.getByRole('navigation', { name, exact: true })
}

/** The button that opens the main menu and closes it. */
export function toggleMenu<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('button', { name: words(language, 'header.toggleMenu'), exact: true })
}

/** Opens the member's main menu. */
export async function openMenu(page: Screen, language: Language): Promise<void> {
  await balanceIn(page, language).waitFor()
  await openMainMenu(page, language)
}

/** Opens the main menu, unless the page is wide and shows it anyway. */
export async function openMainMenu(page: Screen, language: Language): Promise<void> {
  const toggle = toggleMenu(page, language).first()
  await toggle.waitFor()
  const closed = toggle.and(page.locator('[aria-expanded="false"]'))
  if (await closed.isVisible()) await closed.click()
}

/** Signs out by the main menu. */
export async function signOut(page: Screen, language: Language): Promise<void> {
  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('button', { name: words(language, 'menu.logOut') })
    .click()
  await balanceIn(page, language).waitFor({ state: 'detached' })
}
