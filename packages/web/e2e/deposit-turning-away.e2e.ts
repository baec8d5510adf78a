import type { ControlClient } from '@croupier/mock-server/client'
import type { Locator, Page } from '@playwright/test'
import { requestQr, screenOf, signIn } from './support/steps.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { addressOf, type Language, sentence, words } from './support/words.ts'

/** How often the site asks whether it is under maintenance. */
const maintenanceCheckMs = 20_000

test.use(withoutMotion)

test('a code that waits is there after any turn, and the site under maintenance says that it waits [MAINT-02, MAINT-03, MAINT-05, ROUTE-38]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const waiting = screenOf(page, 'deposit', 'awaitingPayment')
  const question = page.getByRole('dialog', { name: words(language, 'deposit.cancel.title') })
  await page.clock.install()
  await signIn(page, language)
  const payment = await requestQr(page, language, control, '500')

  await page.goBack()
  await waitingButton(page, language).click()
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: words(language, 'action.cancel'), exact: true }).click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await waitingButton(page, language).click()
  await expect(question).toBeVisible()
  await question
    .getByRole('button', { name: words(language, 'deposit.cancel.keepWaiting') })
    .click()
  await expect(waiting).toBeVisible()

  await control.maintenance(true)
  if (isMobile) {
    // The answer to the next question about the payment covers all there is on a phone.
    await page.clock.runFor(3_000)
    await expect(waitingLine(page, language)).toBeVisible()
  }
  await awaitMaintenancePage(page, language)
  await expect(waitingLine(page, language)).toBeVisible()
  await expect(page.getByText(words(language, 'maintenance.returns'))).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(waitingLine(page, language)).toBeVisible()
  await control.pay(payment.id)
  await endMaintenance(page, control)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
})

/** What leads back to a code that waits. */
function waitingButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: waitingText(language) })
}

/** What says of a code that it waits where no way leads back to it. */
function waitingLine(page: Page, language: Language): Locator {
  return page.getByRole('main').getByText(waitingText(language))
}

function waitingText(language: Language): RegExp {
  const text = sentence(language, 'header.waitingForPayment', { time: 'mm:ss' })
  return new RegExp(`^${text.replace('mm:ss', '\\d\\d:\\d\\d')}$`)
}

async function awaitMaintenancePage(page: Page, language: Language): Promise<void> {
  await page.clock.runFor(maintenanceCheckMs)
  await expect(page).toHaveURL(addressOf(language, '/maintenance'))
}

async function endMaintenance(page: Page, control: ControlClient): Promise<void> {
  await control.maintenance(false)
  await page.clock.runFor(maintenanceCheckMs)
  await expect(page).not.toHaveURL(/maintenance/)
}
