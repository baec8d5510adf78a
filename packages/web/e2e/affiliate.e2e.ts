import { readFile } from 'node:fs/promises'
import {
  commissionField,
  openAffiliate,
  openSection,
  updateNoteIn,
  withdrawCommission,
} from '../visit/affiliate.steps.ts'
import { balanceIn, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, type Language, languages, sentence, words } from '../visit/words.ts'
import { passTime } from './support/passing-time.ts'
import { readQrFrom } from './support/qr.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const minute = 60_000

// The days are those of Bangkok wherever the member is.
test.use({ ...withoutMotion, timezoneId: 'America/Los_Angeles' })
test.setTimeout(2 * minute)

const dateIn = (language: Language, iso: string, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH-u-ca-gregory' : 'en-GB', {
    ...form,
    timeZone: 'Asia/Bangkok',
  }).format(new Date(iso))
const dayAndMonth = { day: 'numeric', month: 'long' } as const
const wholeDay = { dateStyle: 'medium' } as const

for (const language of languages) {
  test(`in ${language} a member finds the invitation, copies and shares it, and sees what it brought [AFF-01, AFF-02, AFF-04, AFF-13, ROUTE-33, SHELL-39]`, async ({
    baseURL,
    context,
    control,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
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
    await control.setClock('2026-11-20T14:00:00+07:00')
    await signIn(page, language)
    await openAffiliate(page, language)
    const overview = screenOf(page, 'affiliate', 'editing')
    await expect(overview).toBeVisible()
    await expect(page).toHaveTitle(`${words(language, 'route.affiliate')} · Croupier`)
    const link = `${baseURL}${addressOf(language, '/aff/DEMO7')}`
    await expect(page.getByText(link, { exact: true })).toBeVisible()
    const code = page.getByRole('img', { name: words(language, 'affiliate.qrAlt') })
    await expect(code).toBeVisible()
    expect(await readQrFrom(code)).toBe(link)
    await expect(updateNoteIn(page, language)).toBeVisible()
    const members = overview
      .locator('dl > div')
      .filter({ hasText: words(language, 'affiliate.members') })
    await expect(members.getByRole('definition')).toHaveText('23')
    await expectAccessible(page)

    await page.getByRole('button', { name: words(language, 'affiliate.copyLink') }).click()
    await expect(page.getByText(words(language, 'status.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByRole('button', { name: words(language, 'affiliate.shareLink') }).click()
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify([{ title: 'Croupier', url: link }]),
    )
  })

  test(`in ${language} members, transactions and reports are read page by page [AFF-05…08, AFF-13, ROUTE-34…37]`, async ({
    control,
    page,
  }) => {
    await control.setClock('2026-12-01T14:00:00+07:00')
    await signIn(page, language)
    await openAffiliate(page, language)
    await openSection(page, language, 'affiliate.tabMembers')
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText('***')
    await expect(updateNoteIn(page, language)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words(language, 'affiliate.next') }).click()
    await expect(page).toHaveURL(addressOf(language, '/affiliate/member?page=2'))
    await expect(rows).toHaveCount(3)

    await openSection(page, language, 'affiliate.tabHistory')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText(words(language, 'affiliate.entry.commission'))
    await expect(rows.first()).toContainText(dateIn(language, '2026-12-01T04:00:00Z', wholeDay))
    await expect(updateNoteIn(page, language)).toBeVisible()
    await expectAccessible(page)

    await openSection(page, language, 'route.affiliateReportDaily')
    await expect(rows).toHaveCount(14)
    await expect(page.getByRole('img')).toBeVisible()
    const newest = dateIn(language, '2026-11-30T05:00:00Z', wholeDay)
    await expect(rows.first()).toContainText(newest)
    await expect(updateNoteIn(page, language)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words(language, 'affiliate.period.lastMonth') }).click()
    await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-30$/)
    await expect(rows).toHaveCount(30)
    const from = page.getByLabel(words(language, 'affiliate.period.from'), { exact: true })
    const to = page.getByLabel(words(language, 'affiliate.period.to'), { exact: true })
    const show = page.getByRole('button', {
      name: words(language, 'affiliate.period.show'),
      exact: true,
    })
    await expect(
      page.getByText(sentence(language, 'affiliate.period.limit', { days: 92 })),
    ).toBeVisible()
    for (const time of ['first', 'second']) {
      await test.step(`the ${time} time that too much is asked for`, async () => {
        await from.fill('2025-01-01')
        await show.click()
        await expect(from).toHaveValue('2026-08-31')
        await expect(page).toHaveURL(/from=2026-08-31&to=2026-11-30$/)
      })
    }
    await from.fill('')
    await show.click()
    await expect(from).toBeFocused()
    await expect(from).toHaveAccessibleDescription(words(language, 'affiliate.period.noDay'))
    await to.fill('2026-10-30')
    await from.fill('2026-11-02')
    await show.click()
    await expect(page).toHaveURL(/from=2026-10-30&to=2026-11-02$/)
    await expect(rows).toHaveCount(4)
    await page.reload()
    await expect(rows).toHaveCount(4)

    const day = dateIn(language, '2026-10-31T05:00:00Z', wholeDay)
    await page
      .getByRole('link', { name: sentence(language, 'affiliate.openDay', { date: day }) })
      .click()
    await expect(page).toHaveURL(
      /\/affiliate\/reportDetail\/2026-10-31\?from=2026-10-30&to=2026-11-02$/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      sentence(language, 'affiliate.detailTitle', { date: day }),
    )
    await expect(page.getByRole('table')).toBeVisible()
    await expect(updateNoteIn(page, language)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words(language, 'affiliate.backToDays') }).click()
    await expect(page).toHaveURL(/\/affiliate\/reportDaily\?from=2026-10-30&to=2026-11-02$/)
    await expect(rows).toHaveCount(4)
  })

  test(`in ${language} a report is saved as spreadsheet programs read it`, async ({
    control,
    isMobile,
    page,
  }) => {
    // A share sheet is no place to keep a table.
    await page.addInitScript(() =>
      Object.assign(navigator, { canShare: () => true, share: async () => {} }),
    )
    await control.setClock('2026-12-01T14:00:00+07:00')
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await page.goto(addressOf(language, '/affiliate/reportDaily?from=2026-11-29&to=2026-11-30'))
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: words(language, 'affiliate.download') }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('affiliate-2026-11-29-2026-11-30.csv')
    const text = await readFile(await download.path(), 'utf8')
    const [head, ...lines] = text.split('\r\n')
    expect(head).toBe(
      `\ufeff${words(language, 'affiliate.column.date')},${words(language, 'affiliate.column.activeMembers')},${words(language, 'affiliate.column.turnover')},${words(language, 'affiliate.column.commission')}`,
    )
    expect(lines.map((line) => line.replace(/[\d.]+$/g, ''))).toEqual([
      expect.stringMatching(/^2026-11-29,\d+,\d+\.\d{2},$/),
      expect.stringMatching(/^2026-11-30,\d+,\d+\.\d{2},$/),
      '',
    ])
    if (!isMobile)
      await expect(page.getByText(words(language, 'affiliate.downloaded'))).toBeVisible()
  })

  test(`in ${language} commission is withdrawn on its days alone, and once a day [AFF-09, AFF-10…12, ERR-22…25]`, async ({
    control,
    page,
  }) => {
    await page.clock.install()
    await control.setClock('2026-11-30T23:59:00+07:00')
    await signIn(page, language)
    await openAffiliate(page, language)
    const opens = (
      id: 'affiliate.withdraw.closedNow' | 'affiliate.withdraw.usedToday',
      iso: string,
    ) => page.getByText(sentence(language, id, { date: dateIn(language, iso, dayAndMonth) }))
    await expect(opens('affiliate.withdraw.closedNow', '2026-11-30T17:00:00Z')).toBeVisible()
    await expect(
      page.getByText(
        sentence(language, 'affiliate.withdraw.rules', { firstDay: 1, lastDay: 5, count: 1 }),
      ),
    ).toBeVisible()
    await expect(commissionField(page, language)).toHaveCount(0)
    await expectAccessible(page)

    await passTime(page, control, minute)
    await expect(commissionField(page, language)).toBeVisible()
    const alert = page.getByRole('alert')
    await withdrawCommission(page, language, '0')
    await expect(alert).toContainText(words(language, 'affiliate.withdraw.error.zeroAmount'))
    await withdrawCommission(page, language, '999999')
    await expect(alert).toContainText(
      words(language, 'affiliate.withdraw.error.insufficientBalance'),
    )
    await expectAccessible(page)
    for (const [armed, message] of [
      ['affiliate-withdraw.1001', words(language, 'affiliate.withdraw.error.insufficientBalance')],
      [
        'affiliate-withdraw.1004',
        sentence(language, 'affiliate.withdraw.error.oncePerDay', { count: 1 }),
      ],
      [
        'affiliate-withdraw.1005',
        sentence(language, 'affiliate.withdraw.error.onlyDays1to5', { firstDay: 1, lastDay: 5 }),
      ],
    ] as const) {
      await control.arm(armed)
      await withdrawCommission(page, language, '100.25')
      await expect(alert).toContainText(message)
    }
    await withdrawCommission(page, language, '100.25')
    const success = sentence(language, 'affiliate.withdraw.success', { amount: 100.25 })
    await expect(page.getByRole('status').getByText(success)).toBeVisible()
    await expect(opens('affiliate.withdraw.usedToday', '2026-12-01T17:00:00Z')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(balanceIn(page, language)).toContainText('12,600.75')
    await openSection(page, language, 'affiliate.tabHistory')
    await expect(page.getByRole('table')).toContainText('-100.25')
  })

  test(`in ${language} figures that cannot be loaded say so, and are there after one press`, async ({
    control,
    page,
  }) => {
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    for (const [endpoint, read, path, flow, shown] of [
      ['affiliateOverview', 'getDetailLeader', '/affiliate', 'affiliate', 'editing'],
      ['affiliateMembers', 'memberList', '/affiliate/member', 'affiliateReports', 'shown'],
    ] as const) {
      await control.fault(endpoint, 'malformed')
      await page.goto(addressOf(language, path))
      const again = page.getByRole('button', { name: words(language, 'action.tryAgain') })
      await screenOf(page, 'content', 'tryLater').waitFor()
      await again.filter({ visible: true }).click()
      await expect(screenOf(page, flow, shown)).toBeVisible()

      const refusal = { json: { code: 4301 } }
      await page.route(`**/api/aff/${read}`, (route) => route.fulfill(refusal), { times: 1 })
      await page.reload()
      const failed = screenOf(page, flow, flow === 'affiliate' ? 'unavailable' : 'failed')
      await expect(failed.getByRole('alert')).toHaveText(words(language, 'affiliate.loadFailed'))
      await expectAccessible(page)
      await failed.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
      await expect(failed).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByText(words(language, 'route.affiliateMember')).first()).toBeVisible()
    }
  })
}
