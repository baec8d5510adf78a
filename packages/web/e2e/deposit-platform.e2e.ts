import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { languages, type WordId, words } from '../visit/words.ts'
import { payInBankApp } from './support/page-life.ts'
import { removals, removeCopying, removeDownloads, setSharing } from './support/platform.ts'
import { readQrPicture } from './support/qr.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

for (const language of languages) {
  test(`in ${language} the picture and the amount of a code are had in one way or another, or it is said how`, async ({
    control,
    page,
  }) => {
    const press = (id: WordId) =>
      page.getByRole('button', { name: words(language, id), exact: true }).click()
    /** The newest message, which is then put away. */
    const isTold = async (id: WordId) => {
      const toasts = page.getByRole('status').filter({ hasText: words(language, id) })
      await toasts.getByRole('button', { name: words(language, 'action.close') }).click()
      await expect(toasts).toHaveCount(0)
    }
    const payment = await requestQrAtOnce(page, language, control)
    await expect(
      page.getByRole('img', { name: words(language, 'deposit.qr.imagePromptPay') }),
    ).toBeVisible()
    const fileName = `promptpay-${payment.merchantRef}.png`

    await setSharing(page, 'done')
    await press('deposit.qr.saveImage')
    await isTold('deposit.qr.imageSaved')
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
      await isTold('deposit.qr.imageSaved')
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
    await isTold('status.copied')
    expect(await copied()).toBe(payment.payAmount.toFixed(2))
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await removeCopying(page, 'clipboard')
    await press('deposit.qr.copyAmount')
    await isTold('status.copied')
    await removeCopying(page, 'everything')
    await press('deposit.qr.copyAmount')
    await isTold('status.copyFailed')
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'))
    expect(await copied()).toBe(payment.payAmount.toFixed(2))
  })
}

for (const [feature, remove] of Object.entries(removals)) {
  test(`a browser without ${feature} deposits all the same`, async ({ control, page }) => {
    await page.addInitScript(remove)
    const payment = await requestQrAtOnce(page, 'th', control)
    await payInBankApp(page, control, payment)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  })
}
