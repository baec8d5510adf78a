import {
  amountField,
  balanceIn,
  chooseChannel,
  confirmDeposit,
  fillLogin,
  money,
  openDeposit,
  requestQr,
  screenOf,
  signIn,
} from '../visit/steps.ts'
import { words } from '../visit/words.ts'
import { expect, test } from './support/test.ts'

test('a waiting QR code survives a reload and is seen from any page', async ({ control, page }) => {
  await signIn(page, 'en')
  const payment = await requestQr(page, 'en', control, '500')
  await page.reload()
  await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
  await page.goto('/en')
  await page.getByRole('button', { name: /^Waiting for payment \d\d:\d\d$/ }).click()
  await expect(
    page.getByRole('img', { name: words('en', 'deposit.qr.imagePromptPay') }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await control.pay(payment.id)
  await expect(balanceIn(page, 'en')).toContainText(money(12_500.5 + payment.payAmount))
})

test('cancelling asks first, and a payment in that moment still counts [DEP-47]', async ({
  control,
  page,
}) => {
  await signIn(page, 'en')
  const payment = await requestQr(page, 'en', control, '500')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this deposit?' })
  await expect(question).toBeVisible()
  await control.pay(payment.id)
  await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeVisible()
  await expect(question).toBeHidden()
})

test('a person pays in the control room and the member sees it', async ({
  context,
  control,
  page,
  world,
}) => {
  await signIn(page, 'en')
  await requestQr(page, 'en', control, '500')
  const room = await context.newPage()
  await room.goto(`/__mock?world=${world}`)
  await room
    .getByRole('button', { name: /^Pay\b/ })
    .first()
    .click()
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeVisible()
})

test('a QR code in two tabs ends in both, whichever hears of it first', async ({
  context,
  control,
  page,
}) => {
  await signIn(page, 'en')
  const payment = await requestQr(page, 'en', control, '500')
  const other = await context.newPage()
  await other.goto('/en/?sideDeposit=true')
  await expect(screenOf(other, 'deposit', 'awaitingPayment')).toBeVisible()
  await control.pay(payment.id)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Deposit successful' })).toBeVisible()
  }
})

test.describe('without cookies', () => {
  test.use({
    provokedComplaints: [
      'console: Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    ],
  })

  test('a member whose cookies are gone logs in again and finds the amount that was typed', async ({
    context,
    page,
  }) => {
    await signIn(page, 'en')
    await openDeposit(page, 'en')
    await chooseChannel(page, 'en')
    await amountField(page, 'en').fill('500')
    await context.clearCookies({ name: /^(auth|authReward|apollo-token|username)$/ })
    await confirmDeposit(page, 'en')
    await expect(page.getByText(words('en', 'session.error.invalid'))).toBeVisible()
    await fillLogin(page, 'en')
    await expect(amountField(page, 'en')).toHaveValue('500')
  })
})
