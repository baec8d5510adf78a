import { longestPeriod } from '@croupier/core/affiliate'
import { openAffiliate, openSection, updateNoteIn } from '../visit/affiliate.steps.ts'
import { signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, dayOf, sentence, words } from '../visit/words.ts'

function rowsIn({ page }: StoryContext) {
  return page.getByRole('table').locator('tbody').getByRole('row')
}

story(
  'members and transactions are read page by page [AFF-05, AFF-06, AFF-13, ROUTE-34…35]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.setClock('2026-12-01T14:00:00+07:00')
    await signIn(page, language)
    await openAffiliate(page, language)
    await openSection(page, language, 'affiliate.tabMembers')
    const rows = rowsIn(context)
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText('***')
    await expect(updateNoteIn(page, language)).toBeVisible()
    await page.getByRole('link', { name: words(language, 'affiliate.next') }).click()
    await expect(page).toBeAt(addressOf(language, '/affiliate/member?page=2'))
    await expect(rows).toHaveCount(3)

    await openSection(page, language, 'affiliate.tabHistory')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText(words(language, 'affiliate.entry.commission'))
    await expect(rows.first()).toContainText(dayOf(language, Date.parse('2026-12-01T04:00:00Z')))
    await expect(updateNoteIn(page, language)).toBeVisible()
  },
)

story(
  'the report of a period lists each day, and each day has its own page [AFF-07, AFF-08, AFF-13, ROUTE-36…37]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.setClock('2026-12-01T14:00:00+07:00')
    await signIn(page, language)
    await openAffiliate(page, language)
    await openSection(page, language, 'route.affiliateReportDaily')
    const rows = rowsIn(context)
    await expect(rows).toHaveCount(14)
    await expect(page.getByRole('img')).toBeVisible()
    await expect(rows.first()).toContainText(dayOf(language, Date.parse('2026-11-30T05:00:00Z')))
    await expect(updateNoteIn(page, language)).toBeVisible()
    await page.getByRole('link', { name: words(language, 'affiliate.period.lastMonth') }).click()
    await expect(page).toBeAt(/from=2026-11-01&to=2026-11-30$/)
    await expect(rows).toHaveCount(30)
    await choosePeriod(context)
    await expect(rows).toHaveCount(4)
    await page.reload()
    await expect(rows).toHaveCount(4)

    const day = dayOf(language, Date.parse('2026-10-31T05:00:00Z'))
    await page
      .getByRole('link', { name: sentence(language, 'affiliate.openDay', { date: day }) })
      .click()
    await expect(page).toBeAt(
      /\/affiliate\/reportDetail\/2026-10-31\?from=2026-10-30&to=2026-11-02$/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      sentence(language, 'affiliate.detailTitle', { date: day }),
    )
    await expect(page.getByRole('table')).toBeVisible()
    await expect(updateNoteIn(page, language)).toBeVisible()
    await page.getByRole('link', { name: words(language, 'affiliate.backToDays') }).click()
    await expect(page).toBeAt(/\/affiliate\/reportDaily\?from=2026-10-30&to=2026-11-02$/)
    await expect(rows).toHaveCount(4)
  },
)

/** Types a period that is too long, twice, then none, then four days in the wrong order. */
async function choosePeriod({ expect, language, page }: StoryContext): Promise<void> {
  const from = page.getByLabel(words(language, 'affiliate.period.from'), { exact: true })
  const to = page.getByLabel(words(language, 'affiliate.period.to'), { exact: true })
  const show = page.getByRole('button', {
    name: words(language, 'affiliate.period.show'),
    exact: true,
  })
  await expect(
    page.getByText(sentence(language, 'affiliate.period.limit', { days: longestPeriod })),
  ).toBeVisible()
  for (const firstDay of ['2025-01-01', '2025-01-01']) {
    await from.fill(firstDay)
    await show.click()
    await expect(from).toHaveValue('2026-08-31')
    await expect(page).toBeAt(/from=2026-08-31&to=2026-11-30$/)
  }
  await from.fill('')
  await show.click()
  await expect(from).toBeFocused()
  await expect(from).toHaveDescription(words(language, 'affiliate.period.noDay'))
  await to.fill('2026-10-30')
  await from.fill('2026-11-02')
  await show.click()
  await expect(page).toBeAt(/from=2026-10-30&to=2026-11-02$/)
}
