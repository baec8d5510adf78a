import { historyStep, stepDelay } from '@croupier/core/history'
import { formatCountdown, minute } from '@croupier/core/time'
import {
  closeDetails,
  closeHistory,
  detailsIn,
  loadMoreIn,
  openHistory,
  openTransaction,
  reportIn,
  transactionsIn,
} from '../visit/history.steps.ts'
import { beMember, fillLogin, money, requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'a member finds their transactions, ten and then ten more [HIST-01, HIST-04, HIST-07…10, HIST-16, HIST-18, BAL-06, ROUTE-30, ROUTE-60…61, SHELL-24, SHELL-38]',
  async ({ expect, language, page, passTime, size }) => {
    await beMember(page, language)
    await openHistory(page, language)
    await expect(page).toBeAt(
      size === 'phone' ? addressOf(language, '/history') : /\?sideHistory=true$/,
    )
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    const transactions = transactionsIn(page)
    await expect(transactions).toHaveCount(historyStep)
    await expect(transactions.first()).toContainText(words(language, 'history.status.pending'))
    await expect(transactions.first()).toContainText(words(language, 'history.type.deposit'))
    await expect(transactions.nth(1)).toContainText(words(language, 'history.status.done'))
    await expect(transactions.first()).toContainText('+1,450.00')
    await expect(
      transactions.filter({ hasText: words(language, 'history.type.withdraw') }).first(),
    ).toContainText('-1,350.00')
    // The server's phrase is removed, and the rest of its note stays.
    await expect(transactions.filter({ hasText: 'by admin' }).first()).not.toContainText('advance')

    await loadMoreIn(page, language).click()
    await passTime(stepDelay)
    await expect(transactions).toHaveCount(20)
    await expect(transactions.nth(historyStep).getByRole('button')).toBeFocused()
    await expect(loadMoreIn(page, language)).toHaveCount(0)
    await expect(
      page.getByText(sentence(language, 'history.capReached', { max: 20 })),
    ).toBeVisible()

    await page
      .getByRole('tab', { name: words(language, 'history.type.cancel'), exact: true })
      .click()
    await expect(transactions).toHaveCount(4)
    await expect(transactions.first()).toContainText('1,250.00')
    await expect(transactions.first()).not.toContainText('+')

    await closeHistory(page, language)
    await expect(page.locator('[data-flow="history"]')).toHaveCount(0)
  },
)

story(
  'a member opens a transaction, finds its channel, its reference and the balance after it, and the way to the admin [HIST-02, BAL-06, OPEN-71]',
  async ({ control, expect, language, page }) => {
    await control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 10 })
    await beMember(page, language)
    await openHistory(page, language)
    const [bonus, deposit] = [transactionsIn(page).nth(0), transactionsIn(page).nth(1)]
    await openTransaction(deposit)
    const details = detailsIn(page, language, 'deposit')
    for (const [name, value] of [
      ['history.fact.status', words(language, 'history.status.done')],
      ['history.fact.channel', 'USDT'],
      ['history.fact.bonus', '17.42'],
      ['history.fact.balanceAfter', '12,849.00'],
      ['history.fact.note', 'USDT TRC20: 10 at 34.85'],
    ] as const) {
      await expect(details).toContainText(words(language, name))
      await expect(details).toContainText(value)
    }
    await expect(details).toContainText('+348.50')
    // Without a reference its own id tells it apart.
    await expect(details.getByText('T-10025', { exact: true })).toBeVisible()
    await expect(
      details.getByRole('button', { name: words(language, 'history.copyId'), exact: true }),
    ).toBeVisible()
    await expect(reportIn(details, language)).toHaveAttribute(
      'href',
      'https://chat.example/croupier',
    )
    await closeDetails(page, language)
    await expect(details).toHaveCount(0)
    await expect(deposit.getByRole('button')).toBeFocused()

    await openTransaction(bonus)
    await expect(details).toContainText('12,866.42')
    await expect(details).not.toContainText(words(language, 'history.fact.channel'))
    await closeDetails(page, language)

    const withdrawal = transactionsIn(page)
      .filter({ hasText: words(language, 'history.type.withdraw') })
      .first()
    await openTransaction(withdrawal)
    const sent = detailsIn(page, language, 'withdraw')
    await expect(sent).toContainText(words(language, 'history.channel.account'))
    await expect(sent.getByText('W-19022', { exact: true })).toBeVisible()
    await expect(
      sent.getByRole('button', { name: words(language, 'history.copyReference'), exact: true }),
    ).toBeVisible()
  },
)

story(
  'a history that cannot be loaded says so beside the text of an empty one, can be asked for again, and leaves the page alone [HIST-13, ERR-28, MAINT-10]',
  async ({ control, expect, language, page }) => {
    await control.fault('getHistory', 'malformed')
    await beMember(page, language)
    await openHistory(page, language)
    const failed = screenOf(page, 'history', 'failed')
    await expect(failed.getByRole('alert')).toHaveText(words(language, 'history.failed'))
    await expect(failed).toContainText(words(language, 'history.notFound'))
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
    await failed.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(transactionsIn(page)).toHaveCount(historyStep)
    await expect(
      page.getByRole('heading', { name: words(language, 'route.history') }),
    ).toBeFocused()
  },
)

story(
  'an open history shows money that arrives, and keeps its rows when it cannot be asked for again [HIST-13, ERR-28]',
  async ({ control, expect, language, lookAgain, lookAway, page }) => {
    const payIn = async (amount: number) => {
      await lookAway()
      await control.depositUsdt({ username: 'demo', network: 'TRC20', amount })
      await lookAgain()
    }
    await beMember(page, language)
    await openHistory(page, language)
    const transactions = transactionsIn(page)
    await expect(transactions).toHaveCount(historyStep)
    await payIn(10)
    await expect(transactions.nth(1)).toContainText('+348.50')

    await control.fault('getHistory', 'malformed')
    await payIn(20)
    const listed = screenOf(page, 'history', 'listed')
    await expect(listed.getByRole('alert')).toHaveText(words(language, 'history.stale'))
    await expect(transactions.nth(1)).toContainText('+348.50')
    await listed.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(transactions.nth(1)).toContainText('+697.00')
    await expect(listed.getByRole('alert')).toHaveCount(0)
    await expect(
      page.getByRole('heading', { name: words(language, 'route.history') }),
    ).toBeFocused()
  },
)

story(
  'the sums are those of the rows that are shown, and say so [HIST-08…10]',
  async ({ expect, language, page, passTime }) => {
    await beMember(page, language)
    await openHistory(page, language)
    const sums = screenOf(page, 'history', 'listed')
    const show = (type: 'deposit' | 'withdraw' | 'cancel') =>
      page.getByRole('tab', { name: words(language, `history.type.${type}`), exact: true }).click()
    await expect(sums).toContainText('+6,200.75')
    await expect(sums).toContainText('-2,450.00')
    await expect(sums).toContainText(words(language, 'history.sum.cancel'))
    await expect(sums).toContainText('2,250.00')
    await expect(sums).toContainText(sentence(language, 'history.sum.scope', { count: 10 }))
    await loadMoreIn(page, language).click()
    await passTime(stepDelay)
    await expect(sums).toContainText(sentence(language, 'history.sum.scope', { count: 20 }))
    await show('withdraw')
    await expect(sums.getByRole('definition').first()).toHaveText('0.00')
    await expect(sums).toContainText(sentence(language, 'history.sum.scope', { count: 4 }))
    await expect(
      page.getByRole('button', {
        name: sentence(language, 'history.download', { count: 4 }),
        exact: true,
      }),
    ).toBeVisible()
  },
)

story(
  'a code that waits for its payment is on top of the history, and leads back to it',
  async ({ control, expect, language, page, passTime }) => {
    const { createdAt, expiresAt, payAmount } = await requestQrAtOnce(page, language, control)
    await page.goto(addressOf(language, '/?sideHistory=true'))
    const waiting = page
      .locator('[data-flow="history"]')
      .getByRole('button', { name: words(language, 'transfer.waiting') })
    await expect(waiting).toContainText(money(payAmount))
    await passTime(minute)
    const time = formatCountdown(expiresAt - createdAt - minute)
    await expect(waiting).toContainText(sentence(language, 'transfer.waitingLeft', { time }))
    await waiting.click()
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await expect(waiting).toHaveCount(0)
  },
)

story(
  'a member without transactions is told so, and led to a deposit [HIST-12]',
  async (context) => {
    const { expect, language, page } = context
    await beMember(page, language, { username: 'onechannel' })
    await openHistory(page, language)
    const empty = screenOf(page, 'history', 'empty')
    await expect(empty).toContainText(words(language, 'history.notFound'))
    await expect(empty.getByRole('button')).toHaveCount(1)
    await empty.getByRole('button', { name: words(language, 'menu.deposit'), exact: true }).click()
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  },
)

story(
  'days begin and end by Bangkok time around the new year, for a member in California [HIST-07, HIST-14…15, OPEN-71]',
  async ({ control, expect, language, page }) => {
    const username = 'oneusdt'
    for (const iso of ['2026-12-31T23:58:00+07:00', '2027-01-01T00:01:00+07:00']) {
      await control.setClock(iso)
      await control.depositUsdt({ username, network: 'TRC20', amount: 10 })
    }
    await beMember(page, language, { username })
    await openHistory(page, language)
    const regions = screenOf(page, 'history', 'listed').getByRole('region')
    const days = language === 'th' ? ['1 มกราคม', '31 ธันวาคม'] : ['1 January', '31 December']
    const times = language === 'th' ? ['00:01 น.', '23:58 น.'] : ['00:01', '23:58']
    await expect(regions.getByRole('heading')).toHaveTexts(days)
    for (const [index, time] of times.entries()) {
      await expect(regions.nth(index).getByText(time, { exact: true }).first()).toBeVisible()
    }
  },
)

story(
  'a visitor who comes with sideHistory signs in first and then finds the history [OPEN-33]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/?sideHistory=true'))
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
    await fillLogin(page, language)
    await expect(transactionsIn(page)).toHaveCount(historyStep)
  },
)
