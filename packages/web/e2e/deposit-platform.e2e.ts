import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { buttonIn, longestToastMs } from '../visit/controls.steps.ts'
import { promptPayPicture, untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { amountField, openAmount, requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { type WordId, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { removals, removeCopying, removeDownloads, setSharing } from './support/platform.ts'
import { readQrPicture } from './support/qr.ts'
import { expectAbsent } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const isWhole = process.env.CROUPIER_MATRIX === 'all'
const language = 'th'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

test('on a phone the picture and the amount of a code can be shared, saved or copied in some way, or the page says how', async ({
  control,
  page,
}) => {
  const press = (id: WordId) => buttonIn(page, language, id).click()
  const visit = await openBrowserVisit({ control, language, page, size: 'phone' })
  /** What the button itself says of the last press. */
  const isTold = (id: WordId) =>
    expect(page.getByRole('status').filter({ hasText: words(language, id) })).toHaveCount(1)
  /** What it says when something was done, and only for a moment. */
  const isDone = async (id: WordId) => {
    await isTold(id)
    await visit.sleep(longestToastMs)
    await expectAbsent(page.getByRole('status').filter({ hasText: words(language, id) }))
  }
  const payment = await requestQrAtOnce(page, language, control)
  await expect(promptPayPicture(page, language)).toBeVisible()
  const fileName = `qr-${payment.merchantRef}.png`

  await setSharing(page, 'done')
  await press('deposit.qr.saveImage')
  await isDone('deposit.qr.imageSaved')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-shared', `done: ${fileName} image/png true`)
  await setSharing(page, 'cancelled')
  await press('deposit.qr.saveImage')
  await expect(html).toHaveAttribute('data-shared', /^cancelled: /)
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  for (const sharing of ['refused', 'missing'] as const) {
    await setSharing(page, sharing)
    await press('deposit.qr.saveImage')
    // Only this one is told: nothing was said of the sheet that was closed.
    await isDone('deposit.qr.imageSaved')
  }
  const names = () => downloads.map((download) => download.suggestedFilename())
  await expect.poll(names).toEqual([fileName, fileName])
  const path = await downloads[0]?.path()
  const { code, hasWords, width } = readQrPicture(await readFile(path ?? ''))
  expect({ code, hasWords }).toEqual({ code: payment.qrCode, hasWords: true })
  expect(width).toBeGreaterThanOrEqual(512)
  await removeDownloads(page)
  await press('deposit.qr.saveImage')
  await isTold('deposit.qr.holdToSave')

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await press('deposit.qr.copyAmount')
  await isDone('status.copied')
  await expect.poll(copied).toBe(payment.payAmount.toFixed(2))
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await removeCopying(page, 'clipboard')
  await press('deposit.qr.copyAmount')
  await isDone('status.copied')
  await removeCopying(page, 'everything')
  await press('deposit.qr.copyAmount')
  await isTold('status.copyFailed')
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'))
  await expect.poll(copied).toBe(payment.payAmount.toFixed(2))

  await control.pay(payment.id)
  await visit.passTime(untilNextQuestionMs)
  await setSharing(page, 'done')
  await press('deposit.receipt.save')
  await isDone('deposit.receipt.saved')
  const receipt = `done: receipt-${payment.merchantRef}.png image/png true`
  await expect(html).toHaveAttribute('data-shared', receipt)
  await setSharing(page, 'missing')
  await press('deposit.receipt.save')
  await isDone('deposit.receipt.copied')
  await expect.poll(copied).toContain(payment.merchantRef)
})

test('on a desktop the pasted amount is understood, and replaces the selection [DEP-20, DEP-21]', async ({
  page,
}) => {
  await openAmount(page, 'en')
  const field = amountField(page, 'en')
  for (const [copied, shown] of [
    ['๕๐๐', '500'],
    [' 1,000 ', '1,000'],
    ['1e3', '1e3'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await field.press('ControlOrMeta+A')
    await field.press('ControlOrMeta+V')
    await expect(field).toHaveValue(shown)
  }
})

test('on a phone the browser without locks, channels or storages can still deposit', async ({
  context,
  control,
}) => {
  const each = Object.values(removals)
  // One after the other only in the full run.
  for (const removed of isWhole ? each.map((one) => [one]) : [each]) {
    // A cookie also names the world of the test.
    await context.clearCookies({ name: /^(?!mock-world$)/ })
    const page = await context.newPage()
    for (const remove of removed) await page.addInitScript(remove)
    const visit = await openBrowserVisit({ control, language, page, size: 'phone' })
    const payment = await requestQrAtOnce(page, language, control)
    await control.pay(payment.id)
    await visit.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    // Until then the receipt comes back on the next page.
    await buttonIn(page, language, 'deposit.result.done').click()
    await page.close()
  }
})
