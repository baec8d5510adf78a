import { readFile } from 'node:fs/promises'
import { openAffiliate } from '../visit/affiliate.steps.ts'
import { screenOf, signIn } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { haveSession } from './support/member.ts'
import { readQrFrom } from './support/qr.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

test('on a phone the invitation can be scanned, copied and shared [AFF-04]', async ({
  baseURL,
  control: _,
  page,
}) => {
  const language = 'th'
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        shared.push(data)
        document.documentElement.dataset.shared = JSON.stringify(shared)
      },
    })
  })
  await signIn(page, language)
  await openAffiliate(page, language)
  await screenOf(page, 'affiliate', 'editing').waitFor()
  const link = `${baseURL}${addressOf(language, '/aff/DEMO7')}`
  const code = page.getByRole('img', { name: words(language, 'affiliate.qrAlt') })
  await expect.poll(() => readQrFrom(code)).toBe(link)
  await expectAccessible(page)

  await page.getByRole('button', { name: words(language, 'affiliate.copyLink') }).click()
  await expect(page.getByText(words(language, 'status.copied'))).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('button', { name: words(language, 'affiliate.shareLink') }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify([{ title: 'Croupier', url: link }]),
  )
})

test('on a desktop the days of a report are saved as a spreadsheet', async ({ control, page }) => {
  const language = 'en'
  // A table is downloaded even if the browser has a share sheet.
  await page.addInitScript(() =>
    Object.assign(navigator, { canShare: () => true, share: async () => {} }),
  )
  await control.setClock('2026-12-01T14:00:00+07:00')
  // The page starts with the time of the device, 19 November, and learns the world's from its answers.
  await haveSession(page)
  await page.goto(addressOf(language, '/affiliate/reportDaily?from=2026-11-29&to=2026-11-30'))
  const button = page.getByRole('button', { name: words(language, 'affiliate.download') })
  await page.getByRole('link', { name: /30 Nov/ }).waitFor()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await button.click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('affiliate-2026-11-29-2026-11-30.csv')
  const text = await readFile(await download.path(), 'utf8')
  const columns = ['date', 'activeMembers', 'turnover', 'commission'] as const
  const names = columns.map((column) => words(language, `affiliate.column.${column}`))
  expect(text.split('\r\n')).toEqual([
    `\ufeff${names.join(',')}`,
    expect.stringMatching(/^2026-11-29,\d+,\d+\.\d{2},\d+\.\d{2}$/),
    expect.stringMatching(/^2026-11-30,\d+,\d+\.\d{2},\d+\.\d{2}$/),
    '',
  ])
  await expect(page.getByText(words(language, 'affiliate.downloaded'))).toBeVisible()
})
