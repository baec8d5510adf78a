import {
  amountField,
  confirmDeposit,
  landingPath,
  openAmount,
  requestQr,
  screenOf,
  signIn,
} from '../visit/steps.ts'
import { addressOf, sentence, words } from '../visit/words.ts'
import { watchQrCalls } from './support/network.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

/** For how long the last look before a cancellation is waited for. */
const longestLookMs = 3_000

test.use(withoutMotion)

test('a tab that was open before hears of the code that another one makes, and how it ends', async ({
  context,
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await signIn(page, language)
  await expect(page).toHaveURL(addressOf(language, landingPath(isMobile)))
  const other = await context.newPage()
  await other.goto(addressOf(language, '/'))
  const payment = await requestQr(other, language, control, '500')
  await other.close()
  await page.bringToFront()
  const time = /\d\d:\d\d/
  const [before = '', after = ''] = sentence(language, 'header.waitingForPayment', {
    time: '|',
  }).split('|')
  await page.getByRole('button', { name: new RegExp(`^${before}${time.source}${after}$`) }).click()
  await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
  await control.pay(payment.id)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
})

test('a reload while a code is asked for says that nobody knows, and keeps the amount', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await openAmount(page, language)
  await amountField(page, language).fill('725')
  await control.fault('createQr', 'hang')
  const calls = watchQrCalls(page)
  await confirmDeposit(page, language)
  await expect.poll(calls.created).toBe(1)
  await page.reload()
  const dialog = page.getByRole('dialog', {
    name: words(language, 'deposit.qr.error.unknownTitle'),
    exact: true,
  })
  await expect(dialog).toHaveAccessibleDescription(words(language, 'deposit.qr.error.unknown'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words(language, 'action.ok'), exact: true }).click()
  await expect(amountField(page, language)).toHaveValue('725')
  expect(calls.created()).toBe(1)
})

test('a code that cannot be checked is not given up without asking again [DEP-47]', async ({
  context,
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await page.clock.install()
  await signIn(page, language)
  const payment = await requestQr(page, language, control, '500')
  await control.pay(payment.id)
  await context.setOffline(true)
  await page.getByRole('button', { name: words(language, 'action.cancel'), exact: true }).click()
  const question = page.getByRole('dialog', { name: words(language, 'deposit.cancel.title') })
  const confirm = question.getByRole('button', {
    name: words(language, 'deposit.cancel.confirm'),
  })
  await expect(question).toHaveAccessibleDescription(words(language, 'deposit.cancel.body'))
  await confirm.click()
  await page.clock.runFor(longestLookMs)
  await expect(question).toHaveAccessibleDescription(words(language, 'deposit.cancel.unchecked'))
  await expectAccessible(page)
  await context.setOffline(false)
  await page.clock.runFor(2 * longestLookMs)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
})
