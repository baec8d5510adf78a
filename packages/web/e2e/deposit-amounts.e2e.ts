import type { Locator, Page } from '@playwright/test'
import { watchQrCalls } from './support/network.ts'
import { amountField, confirmDeposit, openAmount } from './support/steps.ts'
import { expect, test, withoutMotion } from './support/test.ts'
import { languages, sentence, words } from './support/words.ts'

/** What is pasted into the field, what the field makes of it, and what would be deposited. */
const understood = [
  ['1,000', '1,000', '+1,000.00'],
  ['๕๐๐', '500', '+500.00'],
  [' 500 ', '500', '+500.00'],
] as const

/** What is typed into the field, what stays there, and what is wrong with it. */
const refused = [
  ['', '', 'deposit.amount.error.empty'],
  ['0500', '0,500', 'deposit.amount.error.leadingZero'],
  ['500.50', '500.50', 'deposit.amount.error.digitsOnly'],
  ['99', '99', 'deposit.amount.error.belowMin'],
  ['50001', '50,001', 'deposit.amount.error.aboveMax'],
] as const

/** What is pasted and is not a number either. */
const notUnderstood = [
  ['1e3', '1e3', 'deposit.amount.error.digitsOnly'],
  ['-5', '-5', 'deposit.amount.error.digitsOnly'],
  ['5🎲', '5🎲', 'deposit.amount.error.digitsOnly'],
] as const

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

for (const language of languages) {
  test(`in ${language} an amount that is refused stays, has the focus and its mistake beside it; a quick one is a press away [DEP-20, DEP-21, DEP-22, DEP-23, DEP-24, DEP-25, DEP-29, DEP-30]`, async ({
    control: _,
    isMobile,
    page,
  }) => {
    const calls = watchQrCalls(page)
    await openAmount(page, language)
    const field = amountField(page, language)
    const alert = page.getByRole('alert')
    const limits = sentence(language, 'deposit.channel.range', { min: 100, max: 50_000 })

    for (const [text, shown, problem] of refused) {
      await field.fill(text)
      await confirmDeposit(page, language)
      const told = sentence(language, problem, { min: 100, max: 50_000 })
      await expect(alert).toContainText(told)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(shown)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(`${limits} ${told}`)
    }
    // What is sent once more as it is leads back to the field, too.
    await confirmDeposit(page, language)
    await expect(field).toBeFocused()

    const quick = page
      .getByRole('group', { name: words(language, 'deposit.amount.quickGroup') })
      .getByRole('button')
    await expect(quick).toHaveCount(isMobile ? 6 : 8)
    await quick.first().click()
    await expect(field).toHaveValue('100')
    await expect(quick.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(alert).toHaveCount(0)
    await expect(field).not.toHaveAttribute('aria-invalid')
    expect(calls.created()).toBe(0)
  })
}

test('a pasted amount is understood as a person means it, or refused as it is [DEP-22]', async ({
  control: _,
  page,
}) => {
  await openAmount(page, 'th')
  const field = amountField(page, 'th')
  for (const [text, shown, deposit] of understood) {
    await paste(page, field, text)
    await expect(field).toHaveValue(shown)
    await expect(page.getByText(deposit, { exact: true })).toBeVisible()
  }
  for (const [text, shown, problem] of notUnderstood) {
    await paste(page, field, text)
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText(words('th', problem))
    await expect(field).toHaveValue(shown)
  }
})

/** Puts a text into the field by way of the clipboard, instead of what is there. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.clear()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.press('ControlOrMeta+V')
}
