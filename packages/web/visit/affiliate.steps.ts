import { mainMenu, openMenu } from './menu.steps.ts'
import type { Scope, Screen } from './screen.ts'
import { type Language, sentence, words } from './words.ts'

/** Opens the affiliate programme by the menu, which a narrow page opens first. */
export async function openAffiliate(page: Screen, language: Language): Promise<void> {
  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('link', { name: words(language, 'menu.affiliate'), exact: true })
    .click()
}

/** Opens another page of the programme. */
export async function openSection(
  page: Screen,
  language: Language,
  name: 'affiliate.tabMembers' | 'affiliate.tabHistory' | 'route.affiliateReportDaily',
): Promise<void> {
  await page
    .getByRole('navigation', { name: words(language, 'affiliate.sections') })
    .getByRole('link', { name: words(language, name), exact: true })
    .click()
}

/** The field for the commission to withdraw. */
export function commissionField<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  const name = words(language, 'affiliate.withdraw.label')
  return page.getByRole('textbox', { name, exact: true })
}

/** Types an amount of commission and submits it, which opens its review if the amount is accepted. */
export async function askForCommission(
  page: Screen,
  language: Language,
  amount: string,
): Promise<void> {
  await commissionField(page, language).fill(amount)
  await commissionField(page, language).press('Enter')
}

/** The sentence that says when figures are updated. */
export function updateNoteIn<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  const time = language === 'th' ? '11:00 น.' : '11:00'
  return page.getByText(sentence(language, 'affiliate.updateNote', { time }))
}
