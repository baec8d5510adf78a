import { amountField, requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { words } from '../visit/words.ts'
import { askAboutPayment, watchQrCalls } from './support/network.ts'
import { payInBankApp, setVisibility } from './support/page-life.ts'
import { stopClock } from './support/passing-time.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const minute = 60_000
const day = 24 * 60 * minute

test.use(withoutMotion)

test('a page that nobody sees asks nothing, asks at once when it is seen again, and knows that it slept too long [DEP-41, DEP-45]', async ({
  control,
  page,
}) => {
  await page.clock.install()
  const calls = watchQrCalls(page)
  await requestQrAtOnce(page, 'th', control)
  await askAboutPayment(page, calls)
  await stopClock(page)

  await setVisibility(page, 'hidden')
  await page.waitForLoadState('networkidle')
  const { length: answered } = await control.requests()
  const asked = calls.polled()
  await page.clock.runFor(minute)
  expect(await control.requests()).toHaveLength(answered)
  await setVisibility(page, 'visible')
  await expect.poll(calls.settled).toBe(asked + 1)

  await setVisibility(page, 'hidden')
  await control.advance(16 * minute)
  await page.clock.fastForward(16 * minute)
  await setVisibility(page, 'visible')
  const dialog = page.getByRole('dialog', {
    name: words('th', 'deposit.poll.expiredTitle'),
    exact: true,
  })
  await expect(dialog).toBeVisible()
  await expect(
    page.getByRole('img', { name: words('th', 'deposit.qr.imagePromptPay') }),
  ).toHaveCount(0)
})

test('a device whose clock is a day ahead, and then a day behind, counts by the time of the server [DEP-45]', async ({
  control,
  page,
}) => {
  const timer = page.getByRole('timer', { name: words('th', 'deposit.qr.timeLeft') })
  const minutesLeft = /^1[345]:\d\d$/
  await page.clock.install({ time: Date.now() + day })
  const payment = await requestQrAtOnce(page, 'th', control)
  await expect(timer).toHaveText(minutesLeft)
  await page.reload()
  await expect(timer).toHaveText(minutesLeft)

  await page.clock.setSystemTime(Date.now() - day)
  await expect(timer).toHaveText(minutesLeft)
  await page.reload()
  await expect(timer).toHaveText(minutesLeft)
  await payInBankApp(page, control, payment)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
})

test('a person moves the time in the control room, and a code that outlived a reload is over [DEP-46, DEP-49]', async ({
  context,
  control,
  page,
  world,
}) => {
  await requestQrAtOnce(page, 'en', control)
  await page.reload()
  await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
  const room = await context.newPage()
  await room.goto(`/__mock?world=${world}`)
  await room.getByRole('button', { name: '+10 min' }).click()
  await room.getByRole('button', { name: '+10 min' }).click()
  await expect.poll(async () => (await control.clock()).offsetMs).toBe(20 * minute)
  const dialog = page.getByRole('dialog', { name: 'QR code expired', exact: true })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription(
    new RegExp(`^${words('en', 'deposit.poll.error.expired')} Reference `),
  )
  await expect(page.getByText(words('en', 'deposit.checkingAccounts'))).toHaveCount(0)
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(amountField(page, 'en')).toHaveValue('500')
})
