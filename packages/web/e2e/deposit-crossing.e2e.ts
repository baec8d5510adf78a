import {
  amountField,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { words } from '../visit/words.ts'
import { watchQrCalls } from './support/network.ts'
import { expect, test, withoutMotion } from './support/test.ts'
import { crossAndReturn } from './support/window.ts'

test.use(withoutMotion)

test('a window that crosses 768 px in the middle of a deposit loses nothing and sends nothing twice', async ({
  control,
  page,
}) => {
  const calls = watchQrCalls(page)
  await signIn(page, 'en')
  await openDeposit(page, 'en')
  const picker = page.getByRole('dialog', { name: 'Choose deposit channel', exact: true })
  await expect(picker).toBeVisible()
  await crossAndReturn(page, () => expect(picker).toBeVisible())

  await chooseChannel(page, 'en')
  const field = amountField(page, 'en')
  await field.fill('1234')
  await crossAndReturn(page, async () => {
    await expect(field).toHaveValue('1,234')
    await expect(field).toBeFocused()
  })

  await confirmDeposit(page, 'en')
  await understandReuse(page, 'en')
  const picture = page.getByRole('img', { name: words('en', 'deposit.qr.imagePromptPay') })
  const code = (await picture.getAttribute('src')) ?? ''
  const timer = page.getByRole('timer', { name: 'Time left', exact: true })
  let left = (await timer.textContent()) ?? ''
  await crossAndReturn(page, async () => {
    await expect(picture).toHaveAttribute('src', code)
    await expect(timer).not.toHaveText(left)
    const now = (await timer.textContent()) ?? ''
    expect(now < left).toBe(true)
    left = now
  })

  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this deposit?', exact: true })
  await crossAndReturn(page, () => expect(question).toBeVisible())
  await question.getByRole('button', { name: 'Keep waiting', exact: true }).click()
  await expect(picture).toBeVisible()
  expect([calls.created(), (await control.payments()).length]).toEqual([1, 1])
})

test('Escape and the way back of the browser leave a deposit where it is, on a phone step by step [DEP-08, ROUTE-63]', async ({
  control,
  isMobile,
  page,
}) => {
  const flow = page.locator('[data-flow="deposit"]')
  const waiting = page.getByRole('button', { name: /^Waiting for payment \d\d:\d\d$/ })
  const calls = watchQrCalls(page)
  await signIn(page, 'en')
  await openDeposit(page, 'en')
  const picker = page.getByRole('dialog', { name: 'Choose deposit channel', exact: true })
  await expect(picker).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await page.getByRole('button', { name: 'Choose deposit channel', exact: true }).click()
  await expect(picker).toBeVisible()
  await page.goBack()
  await expect(flow).toBeHidden()

  await openDeposit(page, 'en')
  await chooseChannel(page, 'en')
  await amountField(page, 'en').fill('1234')
  await page.goBack()
  if (isMobile) {
    await expect(picker).toBeVisible()
    await page.goBack()
  }
  await expect(flow).toBeHidden()
  await openDeposit(page, 'en')
  await expect(amountField(page, 'en')).toHaveValue('1,234')
  if (!isMobile) {
    await page.keyboard.press('Escape')
    await expect(flow).toBeHidden()
    await openDeposit(page, 'en')
  }
  await expect(amountField(page, 'en')).toHaveValue('1,234')

  await confirmDeposit(page, 'en')
  await understandReuse(page, 'en')
  await page.goBack()
  await waiting.click()
  await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
  if (!isMobile) {
    await page.keyboard.press('Escape')
    await waiting.click()
  }
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this deposit?', exact: true })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
  expect([calls.created(), (await control.payments()).length]).toEqual([1, 1])
})
