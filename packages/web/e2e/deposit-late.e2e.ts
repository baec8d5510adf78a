import { amountField, balanceIn, money, requestQr, screenOf, signIn } from '../visit/steps.ts'
import { sentence, words } from '../visit/words.ts'
import { stopClock } from './support/passing-time.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const demoBalance = 12_500.5
/** For how long the last look before a cancellation is waited for. */
const longestLookMs = 3_000

test.use(withoutMotion)

test('a code that is given up unchecked has no second ending when it was paid, and the balance is true at once [DEP-47, DEP-50]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const cancelled = page.getByText(words(language, 'deposit.poll.cancelled'))
  await page.clock.install()
  await signIn(page, language)
  const { id, payAmount } = await requestQr(page, language, control, '500')
  const told = page.getByText(sentence(language, 'deposit.poll.successBody', { amount: payAmount }))
  await control.fault('pollQr', 'hang', { times: null })
  await control.pay(id)
  await page.getByRole('button', { name: words(language, 'action.cancel'), exact: true }).click()
  const question = page.getByRole('dialog', { name: words(language, 'deposit.cancel.title') })
  const confirm = question.getByRole('button', { name: words(language, 'deposit.cancel.confirm') })
  await confirm.click()
  await page.clock.runFor(longestLookMs)
  await expect(question).toHaveAccessibleDescription(words(language, 'deposit.cancel.unchecked'))
  await confirm.click()
  await expect(cancelled).toHaveCount(1)
  await expect(amountField(page, language)).toHaveValue('500')

  await control.disarm()
  await stopClock(page)
  await page.clock.runFor(2 * longestLookMs)
  if (isMobile) {
    await page.goBack()
    await expect(screenOf(page, 'deposit', 'choosingChannel')).toBeVisible()
  }
  await page.goBack()
  await expect(balanceIn(page, language)).toContainText(money(demoBalance + payAmount))
  await expect(screenOf(page, 'deposit', 'succeeded')).toHaveCount(0)
  await expect(cancelled).toHaveCount(1)
  await expect(told).toHaveCount(0)
})
