import { openAffiliate, openSection } from '../visit/affiliate.steps.ts'
import { dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { detailsIn, openTransaction, transactionsIn } from '../visit/history.steps.ts'
import {
  balanceIn,
  beMember,
  fillLogin,
  money,
  requestQr,
  screenOf,
  signIn,
} from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { confirmPayout, openWithdraw, withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf, words } from '../visit/words.ts'

const username = 'somchai.wongsuwannakhiri.bangkok'
const firstname = 'สมชายวิวัฒน์พัฒนากุลชัย'
const lastname = 'วงศ์สุวรรณคีรีศรีสมุทรปราการ'
const balance = 98_765_432.1
const largest = '98,765,432.10'

/** A member with the longest name, the longest number of an account and the largest balance. */
const putLongMember = ({ control }: StoryContext) =>
  control.putMember({
    username,
    password: 'demo1234',
    firstname,
    lastname,
    bankId: 'baac',
    bankAccount: '123456789012345',
    balance,
    limits: { withdrawAmountPerDay: null },
  })

const title = (language: 'en' | 'th') => new RegExp(language === 'th' ? '^โปรโมชันฉลอง' : '^Tenth')

story(
  'a long name and a balance of eight digits are shown whole: in the header, the form and the review of a withdrawal and its tracker [WD-17]',
  async (context) => {
    const { expect, language, page } = context
    await putLongMember(context)
    await signIn(page, language, { username })
    await expect(balanceIn(page, language)).toHaveText(`฿${largest}`)
    await openWithdraw(page, language)
    await expect(page.getByText(`${firstname} ${lastname}`)).toBeVisible()
    await withdrawField(page, language).fill('999999')
    await withdrawField(page, language).press('Enter')
    const review = dialogIn(page, language, 'payout.review.title')
    await expect(review).toContainText('999,999.00')
    await confirmPayout(page, language)
    await expect(screenOf(page, 'withdrawLock', 'locked')).toContainText('-999,999.00')
  },
)

story(
  'a long name and account are shown whole in the profile',
  async (context) => {
    const { expect, language, page } = context
    await putLongMember(context)
    await signIn(page, language, { username })
    const profile = screenOf(page, 'profile', 'shown')
    await expect(profile).toContainText(`${firstname} ${lastname}`)
  },
  { size: 'phone' },
)

story(
  'a balance of eight digits is shown whole on a receipt and in the details of its row',
  async (context) => {
    const { control, expect, language, page } = context
    await putLongMember(context)
    await beMember(page, language, { username })
    const { id, payAmount } = await requestQr(page, language, control, '500')
    await control.pay(id)
    await context.passTime(untilNextQuestionMs)
    const receipt = screenOf(page, 'deposit', 'succeeded')
    await expect(receipt).toContainText(money(balance + payAmount))
    await receipt.getByRole('link', { name: words(language, 'deposit.receipt.history') }).click()
    await openTransaction(transactionsIn(page).first())
    await expect(detailsIn(page, language, 'deposit')).toContainText(money(balance + payAmount))
  },
)

story(
  'sums of eight digits and long references are shown whole in the history and in the details of each row',
  async ({ control, expect, language, page }) => {
    await control.arm('history.long', { times: null })
    await beMember(page, language)
    await page.goto(addressOf(language, '/history'))
    const rows = transactionsIn(page)
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(`+${largest}`)
    await openTransaction(rows.first())
    const details = detailsIn(page, language, 'deposit')
    await expect(details).toContainText('CR8F20417WONGSUWANNAKHIRI20261201123456')
    await expect(details).toContainText(largest)
  },
)

story(
  'long names and sums of eight digits are shown whole in the affiliate programme',
  async ({ control, expect, language, page }) => {
    for (const part of ['Overview', 'Members', 'Transactions', 'Days', 'Detail'] as const) {
      await control.arm(`affiliate.long${part}`, { times: null })
    }
    await control.setClock('2026-12-01T14:00:00+07:00')
    await signIn(page, language)
    await openAffiliate(page, language)
    await expect(screenOf(page, 'affiliate', 'editing')).toContainText(largest)
    await expect(page.getByText(/\/aff\/SOMCHAI\.WONGSUWANNAKHIRI\.BANGKOK$/)).toBeVisible()
    const table = page.getByRole('table')
    await openSection(page, language, 'affiliate.tabMembers')
    await expect(table).toContainText('somchai.wongsuwannakhiri***kk')
    await openSection(page, language, 'affiliate.tabHistory')
    await expect(table).toContainText(largest)
    await openSection(page, language, 'route.affiliateReportDaily')
    await expect(table).toContainText('98,765,432')
    await page.goto(addressOf(language, '/affiliate/reportDetail/2026-12-01'))
    await expect(table).toContainText('somchai.wongsuwannakhiri***kk')
  },
)

story(
  'long titles and conditions of promotions are shown whole',
  async ({ control, expect, language, page }) => {
    await control.arm('articles.long', { times: null })
    await page.goto(addressOf(language, '/promotion'))
    const cards = screenOf(page, 'articles', 'shown').getByRole('article')
    await expect(cards).toHaveCount(2)
    await page.goto(addressOf(language, `/promotion/long-${language}`))
    await expect(page.getByRole('heading', { level: 1, name: title(language) })).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 2, name: words(language, 'articles.terms') }),
    ).toBeVisible()
  },
)

story('the long title of a notice is shown whole', async ({ control, expect, language, page }) => {
  await control.arm('notice.long', { times: null })
  const url = encodeURIComponent(addressOf(language, '/'))
  await page.goto(addressOf(language, `/login?url=${url}`))
  await fillLogin(page, language)
  await expect(page.getByRole('dialog', { name: title('th') })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(language, 'action.close'), exact: true })
    .click()
  await expect(page.getByRole('dialog', { name: title('en') })).toBeVisible()
})

story(
  'a long title, long names of players and prizes of eight digits are shown whole in a tournament',
  async ({ control, expect, language, page }) => {
    await control.arm('tournament.long', { times: null })
    await page.goto(addressOf(language, '/slot-tournament'))
    const tournament = page.getByRole('main').getByRole('article')
    await expect(tournament.getByRole('heading', { name: title(language) })).toBeVisible()
    await tournament.getByText(words(language, 'tournament.board')).click()
    await expect(tournament.getByRole('table')).toContainText(username)
    await expect(tournament.getByRole('table')).toContainText('98,765,432')
  },
)
