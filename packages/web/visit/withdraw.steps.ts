import { buttonIn } from './controls.steps.ts'
import { mainMenu, openMenu } from './menu.steps.ts'
import type { Scope, Screen } from './screen.ts'
import { type Language, words } from './words.ts'

/** The field for the amount to withdraw. */
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

/** Confirms the review before a payout. */
export function confirmPayout(page: Screen, language: Language): Promise<void> {
  return buttonIn(page, language, 'payout.review.confirm').click()
}

/** Types an amount, submits it and confirms its review. */
export async function withdrawAmount(
  page: Screen,
  language: Language,
  amount: string,
): Promise<void> {
  await withdrawField(page, language).fill(amount)
  await withdrawField(page, language).press('Enter')
  await confirmPayout(page, language)
}

/** The field for the password that confirms a payout, on a site that asks for it. */
export function payoutPasswordField<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByLabel(words(language, 'payout.password.label'), { exact: true })
}

/** Types a password into the review before a payout, and confirms. */
export async function confirmPayoutWith(
  page: Screen,
  language: Language,
  password: string,
): Promise<void> {
  await payoutPasswordField(page, language).fill(password)
  await confirmPayout(page, language)
}
