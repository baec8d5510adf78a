import { mainMenu, openMenu } from './menu.steps.ts'
import type { Scope, Screen } from './screen.ts'
import { type Language, words } from './words.ts'

/** Where the amount to withdraw is typed. */
export function withdrawField<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('textbox', { name: words(language, 'withdraw.amount.label'), exact: true })
}

/** Opens the tab to withdraw by the menu, which a narrow page opens first. */
export async function openWithdraw(page: Screen, language: Language): Promise<void> {
  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('link', { name: words(language, 'menu.withdraw'), exact: true })
    .click()
}
