import { minute } from '@croupier/core/time'
import {
  askForCommission,
  commissionField,
  openAffiliate,
  openSection,
  updateNoteIn,
} from '../visit/affiliate.steps.ts'
import { dialogIn } from '../visit/controls.steps.ts'
import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { balanceIn, beMember, fillLogin, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { confirmPayout } from '../visit/withdraw.steps.ts'
import { addressOf, type Language, sentence, type WordId, words } from '../visit/words.ts'

const dayAndMonth = { day: 'numeric', month: 'long' } as const

function dateIn(language: Language, iso: string, form: Intl.DateTimeFormatOptions): string {
  const locale = language === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'Asia/Bangkok' }).format(
    new Date(iso),
  )
}

story(
  'a member finds the programme and its figures [AFF-01, AFF-02, AFF-04, AFF-13, ROUTE-33, SHELL-39]',
  async ({ control, expect, language, page }) => {
    await control.setClock('2026-11-20T14:00:00+07:00')
    await signIn(page, language)
    await openAffiliate(page, language)
    const overview = screenOf(page, 'affiliate', 'editing')
    await expect(overview).toBeVisible()
    await expect(page).toHaveTitle(`${words(language, 'route.affiliate')} · Croupier`)
    const link = `${new URL(page.url()).origin}${addressOf(language, '/aff/DEMO7')}`
    await expect(page.getByText(link, { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: words(language, 'affiliate.qrAlt') })).toBeVisible()
    await expect(updateNoteIn(page, language)).toBeVisible()
    const members = overview
      .locator('dl > div')
      .filter({ hasText: words(language, 'affiliate.members') })
    await expect(members.getByRole('definition')).toHaveText('23')
  },
)

story(
  'commission can be withdrawn only on its days, and once a day [AFF-09, AFF-10…12, ERR-22…25]',
  async ({ control, expect, language, page, passTime }) => {
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

    await passTime(minute)
    await expect(commissionField(page, language)).toBeVisible()
    const alert = page.getByRole('alert')
    await askForCommission(page, language, '0')
    await expect(alert).toContainText(words(language, 'affiliate.withdraw.error.zeroAmount'))
    await askForCommission(page, language, '999999')
    await expect(alert).toContainText(
      words(language, 'affiliate.withdraw.error.insufficientBalance'),
    )
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
      await askForCommission(page, language, '100.25')
      await confirmPayout(page, language)
      await expect(alert).toContainText(message)
    }
    await askForCommission(page, language, '100.25')
    const look = dialogIn(page, language, 'payout.review.title')
    const baht = (figure: string) => `${figure} ${words(language, 'format.currency')}`
    await expect(look.getByRole('definition')).toHaveTexts([
      baht('100.25'),
      words(language, 'affiliate.withdraw.review.balance'),
      baht('6,808.91'),
    ])
    await confirmPayout(page, language)
    const success = sentence(language, 'affiliate.withdraw.success', { amount: 100.25 })
    await expect(page.getByRole('status').getByText(success)).toBeVisible()
    await expect(opens('affiliate.withdraw.usedToday', '2026-12-01T17:00:00Z')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(balanceIn(page, language)).toContainText('12,600.75')
    await openSection(page, language, 'affiliate.tabHistory')
    await expect(page.getByRole('table')).toContainText('-100.25')
  },
)

/** The calls of the programme's pages, and what the pages show after a refusal. */
const figures = [
  ['affiliateOverview', 'getDetailLeader', '/affiliate', 'affiliate', 'editing', 'unavailable'],
  ['affiliateMembers', 'memberList', '/affiliate/member', 'affiliateReports', 'shown', 'failed'],
] as const

story(
  'figures that cannot be loaded say so, and load after one press',
  async ({ control, expect, language, page, watchCalls }) => {
    await beMember(page, language)
    const again = { name: words(language, 'action.tryAgain') }
    for (const [endpoint, read, path, flow, shown, refused] of figures) {
      const calls = await watchCalls(({ pathname }) => pathname.endsWith(`/api/aff/${read}`))
      await control.fault(endpoint, 'malformed')
      await page.goto(addressOf(language, path))
      await screenOf(page, 'content', 'tryLater').waitFor()
      await page.getByRole('button', again).filter({ visible: true }).click()
      await expect(screenOf(page, flow, shown)).toBeVisible()

      calls.answerNext({ code: 4301 })
      await page.reload()
      const failed = screenOf(page, flow, refused)
      await expect(failed.getByRole('alert')).toHaveText(words(language, 'affiliate.loadFailed'))
      await failed.getByRole('button', again).click()
      await expect(failed).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(screenOf(page, flow, shown)).toBeVisible()
      await expect(page.getByText(words(language, 'route.affiliateMember')).first()).toBeVisible()
    }
  },
)

story(
  'a site that hides the programme leaves its entries out and keeps its pages [AFF-14, SHELL-39, SITE-08, OPEN-43]',
  async ({ control, expect, language, page }) => {
    await control.changeSite({ affiliateHidden: true })
    const url = encodeURIComponent(addressOf(language, '/affiliate'))
    await page.goto(addressOf(language, `/login?url=${url}`))
    await fillLogin(page, language)
    await expect(screenOf(page, 'affiliate', 'editing')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await openMenu(page, language)
    const entry = (id: WordId) => ({ name: words(language, id), exact: true })
    await expect(mainMenu(page, language).getByRole('link', entry('menu.withdraw'))).toBeVisible()
    await expect(page.getByRole('link', entry('menu.affiliate'))).toHaveCount(0)
  },
)

story(
  'a visitor is led away from the programme [AFF-01, ROUTE-46, ROUTE-47, OPEN-01]',
  async ({ expect, language, page }) => {
    for (const path of ['/affiliate', '/affiliate/member']) {
      await page.goto(addressOf(language, path))
      await expect(page).toBeAt(addressOf(language, '/'))
    }
    const report = addressOf(language, '/affiliate/reportDaily')
    await page.goto(report)
    await expect(page).toBeAt(addressOf(language, `/login?${new URLSearchParams({ url: report })}`))
  },
)

story(
  'the detail of a day that does not exist is a page that was not found',
  async ({ expect, language, page }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/affiliate/reportDetail/2026-02-30'))
    await expect(page).toHaveTitle(`${words(language, 'route.notFound')} · Croupier`)
  },
)
