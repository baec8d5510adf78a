import type { Locator, Page } from '@playwright/test'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { arrivalMs } from '../visit/journeys/transfer.target.ts'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  newestPayment,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { dayAndTime, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { emvChecksum, emvValue, parseEmv } from './support/emv.ts'
import { removeDownloads, setSharing } from './support/platform.ts'
import { readQrFrom } from './support/qr.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const language = 'th'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

/** The space of the window left and right of an element, and below it. */
async function placeOf(page: Page, found: Locator) {
  const box = await found.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) return null
  const right = size.width - box.x - box.width
  return { left: box.x, right, below: size.height - box.y - box.height }
}

test('on a phone the channels open from below, a bank account is copied as digits, the screens of a transfer are accessible, and a wallet’s camera reads its code [DEP-06, DEP-08, DEP-18, DEP-36]', async ({
  control,
  page,
}) => {
  const visit = await openBrowserVisit({ control, language, page, size: 'phone' })
  const picker = dialogIn(page, language, 'deposit.channel.choose')
  await signIn(page, language)
  await openDeposit(page, language)
  const wallet = picker.getByRole('button', { name: /TrueMoney/ })
  await expect(wallet.locator('img')).toHaveJSProperty('naturalWidth', 96)
  await expect.poll(() => placeOf(page, picker)).toEqual({ left: 0, right: 0, below: 0 })
  await expectAccessible(page)
  await chooseChannel(page, language, /TrueMoney/)
  await amountField(page, language).fill('500')
  await confirmDeposit(page, language)
  await understandReuse(page, language)
  const payment = await newestPayment(control)
  const payload = await readQrFrom(
    page.getByRole('img', { name: words(language, 'deposit.qr.imageTrueMoney') }),
  )
  const fields = parseEmv(payload)
  const account = parseEmv(emvValue(fields, '29') ?? '')
  expect({
    payload,
    application: emvValue(account, '00'),
    // An e-wallet id consists of the issuer's 14 digits and the wallet's number.
    wallet: emvValue(account, '03'),
    amount: emvValue(fields, '54'),
    checksum: emvValue(fields, '63'),
  }).toEqual({
    payload: payment.qrCode,
    application: 'A000000677010111',
    wallet: '140000800000000',
    amount: payment.payAmount.toFixed(2),
    checksum: emvChecksum(payload),
  })
  await buttonIn(page, language, 'action.cancel').click()
  await buttonIn(page, language, 'deposit.cancel.confirm').click()

  await visit.settled()
  await page.goBack()
  await picker.getByRole('button', { name: /Kasikornbank|กสิกรไทย/ }).click()
  await expect(screenOf(page, 'deposit', 'showingAccount')).toBeVisible()
  await buttonIn(page, language, 'deposit.bank.copyAccountNumber').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('0001234567')
  await expectAccessible(page)
  await buttonIn(page, language, 'deposit.bank.reportSubmit').click()
  await amountField(page, language).fill('99')
  await buttonIn(page, language, 'deposit.bank.reportSend').click()
  await expect(amountField(page, language)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await amountField(page, language).fill('700')
  const { now: reportedAt } = await control.clock()
  await buttonIn(page, language, 'deposit.bank.reportSend').click()
  const reported = screenOf(page, 'deposit', 'transferReported')
  await expect(reported).toContainText(words(language, 'deposit.bank.reportedTitle'))
  await expectAccessible(page)
  await visit.passTime(arrivalMs)
  await expect(reported).toContainText(words(language, 'deposit.poll.success'))
  await expectAccessible(page)

  await setSharing(page, 'missing')
  await removeDownloads(page)
  await buttonIn(page, language, 'deposit.receipt.save').click()
  // What others are shown is without the balance.
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      [
        'Croupier',
        `${words(language, 'deposit.poll.success')} +700.00 ${words(language, 'format.currency')}`,
        `${words(language, 'deposit.bank.toBank')}: ${words(language, 'bank.kbank')}`,
        `${words(language, 'deposit.bank.toAccount')}: 000-1-23456-7`,
        `${words(language, 'deposit.bank.accountName')}: Croupier Demo Co., Ltd.`,
        `${words(language, 'deposit.bank.reportedAt')}: ${dayAndTime(language, reportedAt)}`,
        `${words(language, 'deposit.bank.seenAt')}: ${dayAndTime(language, reportedAt + arrivalMs)}`,
      ].join('\n'),
    )
})

test('on a desktop the channels cover only the lower part of the panel [DEP-08]', async ({
  page,
}) => {
  await signIn(page, language)
  await openDeposit(page, language)
  const picker = dialogIn(page, language, 'deposit.channel.choose')
  await expect(picker.getByRole('button', { name: /TrueMoney/ })).toBeVisible()
  const panel = await placeOf(page, page.locator('[data-side-panel]'))
  expect(panel?.left).toBeGreaterThan(0)
  await expect.poll(() => placeOf(page, picker)).toEqual({ ...panel, below: 0 })
})
