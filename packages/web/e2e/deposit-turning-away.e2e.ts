import type { ControlClient } from '@croupier/mock-server/client'
import type { Locator, Page } from '@playwright/test'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  signIn,
} from '../visit/steps.ts'
import { addressOf, type Language, sentence, words } from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { crossAndReturn } from './support/window.ts'

/** After a lost answer a second request waits a moment. */
const pauseMs = 2_000

test.use(withoutMotion)

test('a request for a code is never given up, whatever its member turns to; only a reload cuts it, as browsers do, and then nobody claims to know [DEP-36]', async ({
  context,
  control,
  isMobile,
  page,
  world,
}) => {
  const language = isMobile ? 'en' : 'th'
  const flow = page.locator('[data-flow="deposit"]')
  const asking = screenOf(page, 'deposit', 'requestingQr')
  const givenUp = async () =>
    (await control.requests({ endpoint: 'createQr' })).map((request) => request.givenUpAfterMs)
  const room = await context.newPage()
  await room.goto(`/__mock?world=${world}`)
  await page.bringToFront()
  await page.clock.install()
  await signIn(page, language)
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill('500')
  await control.fault('createQr', 'hang')
  await confirmDeposit(page, language)
  await expect.poll(givenUp).toEqual([null])

  await crossAndReturn(page, () => expect(asking).toBeVisible())
  const close = { name: words(language, 'action.close'), exact: true }
  const leaves = [
    () => page.getByRole('button', close).click(),
    () => page.goBack(),
    ...(isMobile
      ? []
      : [
          () => page.keyboard.press('Escape'),
          () => page.getByRole('banner').getByRole('link').first().click(),
        ]),
  ]
  for (const leave of leaves) {
    await leave()
    await expect(flow).toHaveCount(0)
    await openDeposit(page, language)
    await expect(asking).toBeVisible()
  }
  await control.maintenance(true)
  await awaitMaintenancePage(page, language)
  expect(await givenUp()).toEqual([null])
  await page.reload()
  await expect.poll(givenUp).toEqual([expect.any(Number)])
  await expect(room.getByText(/given up after \d+ ms/)).toBeVisible()
  await endMaintenance(page, control)

  await expect(page.getByText(words(language, 'deposit.qr.error.unknown'))).toBeVisible()
  await page.getByRole('button', { name: words(language, 'action.ok'), exact: true }).click()
  await page.clock.runFor(pauseMs)
  await control.fault('createQr', 'slow', { delayMs: 1_500 })
  await confirmDeposit(page, language)
  await page.goBack()
  await expect(flow).toHaveCount(0)
  await expect(waitingButton(page, language)).toBeVisible()
  const { id, payAmount } = await newestPayment(control)
  await control.pay(id)
  const told = page
    .getByRole('status')
    .getByText(sentence(language, 'deposit.poll.successBody', { amount: payAmount }))
  await expect(told).toHaveCount(1)
  await page.getByRole('button', close).click()
  await openDeposit(page, language)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  await expect(told).toHaveCount(0)
  expect(await givenUp()).toEqual([expect.any(Number), null])
})

test('a code that waits is there after any turn, and the site under maintenance says that it waits [MAINT-02, MAINT-03, MAINT-05, ROUTE-38, OPEN-77]', async ({
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
  if (isMobile) {
    // The answer to the next question about the payment covers all there is on a phone.
    await control.maintenance(true)
    await page.clock.runFor(3_000)
    await expect(waitingLine(page, language)).toBeVisible()
    await expect(question).toBeHidden()
    await control.maintenance(false)
    await page.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(question).toBeVisible()
  }
  await question
    .getByRole('button', { name: words(language, 'deposit.cancel.keepWaiting') })
    .click()
  await expect(waiting).toBeVisible()

  await control.maintenance(true)
  if (isMobile) {
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
  await runUntil(page, () =>
    expect(page).toHaveURL(addressOf(language, '/maintenance'), { timeout: 1 }),
  )
}

async function endMaintenance(page: Page, control: ControlClient): Promise<void> {
  await control.maintenance(false)
  await runUntil(page, () => expect(page).not.toHaveURL(/maintenance/, { timeout: 1 }))
}

/** Moves the clock second by second, so that no question is given up before its answer can come. */
async function runUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  const runOn = async () => {
    await page.clock.runFor(1_000)
    await isSo()
  }
  await expect(runOn).toPass({ intervals: [50], timeout: 20_000 })
}
