import { formatCountdown, minute } from '@croupier/core/time'
import { lockDuration, longestOnItsWay, longestUntilListed } from '@croupier/core/withdraw'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import type { Part } from '../visit/screen.ts'
import { balanceIn, fillLogin, screenOf, signIn, typeAnew } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { confirmPayout, openWithdraw, withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf, beginningOf, sentence, words } from '../visit/words.ts'

story(
  'a member finds the tab, withdraws, and waits until the lock ends [WD-01, WD-02, WD-14, WD-17, WD-19, WD-20, WD-21, WD-22, BAL-01, BAL-04, BAL-07, DEP-04, ERR-37, ERR-50, OPEN-53]',
  async (context) => {
    const { control, expect, language, page, size } = context
    const announcements = await context.listenToAnnouncements()
    await signIn(page, language, { username: 'onechannel' })
    await expect(balanceIn(page, language)).toContainText('1,000.00')
    await openWithdraw(page, language)
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    const tab = (name: 'menu.deposit' | 'menu.withdraw') =>
      page.getByRole('tab', { name: words(language, name), exact: true })
    await expect(tab('menu.withdraw')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('xxx-x-xx890-1')).toBeVisible()
    await expect(page.getByText(words(language, 'withdraw.speed'))).toBeVisible()

    await tab('menu.withdraw').press('Home')
    await expect(tab('menu.deposit')).toBeFocused()
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    await tab('menu.deposit').press('Enter')
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await tab('menu.withdraw').press('Enter')
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    await page.reload()
    await expect(tab('menu.withdraw')).toHaveAttribute('aria-selected', 'true')
    if (size === 'phone') {
      await expect(page).toHaveTitle(`${words(language, 'route.withdraw')} · Croupier`)
    }

    const all = sentence(language, 'withdraw.amount.allLabel', { amount: 1000 })
    await page.getByRole('button', { name: all }).click()
    await expect(withdrawField(page, language)).toHaveValue('1,000')
    const quick = page.getByRole('group', { name: words(language, 'withdraw.amount.quickGroup') })
    await expect(quick.getByRole('button')).toHaveTexts(['100', '500', '1,000'])
    await quick.getByRole('button', { name: '500', exact: true }).click()
    await expect(withdrawField(page, language)).toHaveValue('500')
    await expect(withdrawField(page, language)).toBeFocused()
    await withdrawField(page, language).fill('300.50')
    await withdrawField(page, language).press('Enter')
    await confirmPayout(page, language)
    const success = sentence(language, 'withdraw.success', { amount: 300.5 })
    await expect(page.getByRole('status').getByText(success)).toBeVisible()
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    await expect(withdrawField(page, language)).toHaveValue('')
    const timer = page.getByRole('timer', { name: words(language, 'withdraw.lockTimer') })
    const { now } = await control.clock()
    const members = await control.members()
    const member = members.find(({ username }) => username === 'onechannel')
    const whole = (member?.withdrawLockedUntil ?? now) - now
    await expect(timer).toHaveText(formatCountdown(whole))

    await context.sleep(2 * minute)
    const left = whole - 2 * minute
    await expect(timer).toHaveText(formatCountdown(left))
    expect(announcements()).toContain(
      sentence(language, 'withdraw.announceMinutes', { minutes: left / minute }),
    )
    await withdrawField(page, language).fill('500')
    await withdrawField(page, language).press('Enter')
    await expect(
      page.getByRole('button', { name: new RegExp(`${formatCountdown(left)}$`) }),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(`${left / minute} `)
    expect(await control.requests({ endpoint: 'withdraw' })).toHaveLength(1)

    await context.sleep(left)
    await expect(timer).toHaveCount(0)
    await expect(submitIn(context)).toBeVisible()
    expect(announcements()).toContain(words(language, 'withdraw.unlocked'))
    if (size === 'desktop') await expect(balanceIn(page, language)).toContainText('699.50')
  },
)

story(
  'the review before a withdrawal shows the amount, the account and what is left, and one press sends it',
  async (context) => {
    const { control, expect, language, page } = context
    await signIn(page, language, { username: 'onechannel' })
    await openWithdraw(page, language)
    const look = dialogIn(page, language, 'payout.review.title')
    const baht = (figure: string) => `${figure} ${words(language, 'format.currency')}`
    await askFor(context, '300.50')
    await expect(look.getByRole('term')).toHaveTexts([
      words(language, 'payout.review.amount'),
      words(language, 'withdraw.toAccount'),
      words(language, 'withdraw.review.bank'),
      words(language, 'withdraw.review.holder'),
      words(language, 'withdraw.review.left'),
    ])
    await expect(look.getByRole('definition')).toHaveTexts([
      baht('300.50'),
      'xxx-x-xx890-1',
      words(language, 'bank.scb'),
      'Malee Srisuk',
      baht('699.50'),
    ])
    await buttonIn(look, language, 'payout.review.change').click()
    await expect(look).toHaveCount(0)
    await expect(withdrawField(page, language)).toHaveValue('300.50')
    expect(await control.requests({ endpoint: 'withdraw' })).toEqual([])

    await submitIn(context).click()
    await confirmPayout(page, language)
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    const calls = await control.requests({ endpoint: 'withdraw' })
    expect(calls.map(({ body }) => body)).toEqual([{ balance: 300.5 }])
  },
)

story('a limit of a withdrawal is told while its amount is typed', async (told) => {
  const { expect, language, page } = told
  await openForm(told)
  const field = withdrawField(page, language)
  const available = sentence(language, 'withdraw.available', { amount: 12_500.5 })
  for (const [text, problem] of [
    ['99', sentence(language, 'withdraw.amount.error.belowMin', { min: 100 })],
    ['99999', sentence(language, 'withdraw.amount.error.aboveCredit', { balance: 12_500.5 })],
  ] as const) {
    await typeAnew(field, text)
    await expect(field).toHaveDescription(`${available} ${problem}`)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
  await typeAnew(field, '500')
  await expect(field).toHaveDescription(
    `${available} ${sentence(language, 'withdraw.amount.hint', { min: 100, max: 999_999, decimals: 2 })}`,
  )
})

story(
  'a balance that falls during the review is not promised, and confirming sends nothing',
  async (context) => {
    const { control, expect, language, page } = context
    await openForm(context)
    await askFor(context, '500')
    const look = dialogIn(page, language, 'payout.review.title')
    await control.putMember({ username: 'demo', balance: 200 })
    await context.lookAway()
    await context.lookAgain()
    await expect(look.getByRole('term')).toHaveTexts([
      words(language, 'payout.review.amount'),
      words(language, 'withdraw.toAccount'),
      words(language, 'withdraw.review.bank'),
      words(language, 'withdraw.review.holder'),
    ])
    await confirmPayout(page, language)
    await expect(look).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText(
      sentence(language, 'withdraw.amount.error.aboveCredit', { balance: 200 }),
    )
    expect(await control.requests({ endpoint: 'withdraw' })).toEqual([])
  },
)

story(
  'every refusal has its own words, and the amount stays [ERR-38…43, ERR-48, ERR-49, WD-18, WD-24]',
  async (context) => {
    const { control, expect, language, page } = context
    await openForm(context)
    const alert = page.getByRole('alert')
    await askFor(context, '12500.51')
    await expect(alert).toContainText(
      sentence(language, 'withdraw.amount.error.aboveCredit', { balance: 12_500.5 }),
    )
    for (const [armed, message] of [
      ['withdraw.1001', words(language, 'withdraw.error.insufficientBalance')],
      ['withdraw.1009', words(language, 'withdraw.error.amountLimit')],
      ['withdraw.1010', words(language, 'withdraw.error.countLimit')],
      ['withdraw.1011', words(language, 'withdraw.error.amountAndCountLimit')],
      ['withdraw.1002', sentence(language, 'withdraw.error.belowMinimum', { min: 500 })],
    ] as const) {
      await control.arm(armed)
      await askFor(context, '600')
      await confirmPayout(page, language)
      await expect(alert).toContainText(message)
      await expect(withdrawField(page, language)).toHaveValue('600')
    }
    await control.arm('withdraw.1005')
    await submitIn(context).click()
    await confirmPayout(page, language)
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    await expect(alert).toContainText(beginningOf(language, 'withdraw.error.locked'))
    await expect(alert).toContainText(`${lockDuration / minute} `)
    await expect(withdrawField(page, language)).toHaveValue('600')
  },
)

story(
  'a member without an account reads that they must log in again or contact the admin [WD-23, ERR-47]',
  async (context) => {
    const { expect, language, page } = context
    await openForm(context, 'noaccount')
    await expect(screenOf(page, 'withdraw', 'withoutAccount')).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: words(language, 'withdraw.error.noAccount') }),
    ).toBeVisible()
  },
)

story(
  'an undocumented code is not a refusal: the site checks the history, and then shows the code and the server’s message [ERR-44, OPEN-57]',
  async (context) => {
    const { control, expect, language, page } = context
    await openForm(context)
    await control.arm('withdraw.tryAgain', { code: 77 })
    await askFor(context, '500')
    await confirmPayout(page, language)
    const answer = { code: 77, message: 'Something went wrong' }
    const dialog = dialogIn(page, language, 'withdraw.unknown.title')
    await expect(dialog).toContainText(sentence(language, 'payout.unclearReason', answer))
    await expect(dialog).toContainText(words(language, 'withdraw.unknown.notFound'))
    await context.passTime(longestUntilListed)
    await buttonIn(dialog, language, 'withdraw.unknown.goBack').click()
    await expect(page.getByRole('alert')).toContainText(
      sentence(language, 'withdraw.error.tryAgainReason', answer),
    )
    await expect(withdrawField(page, language)).toHaveValue('500')
  },
)

story(
  'a withdrawal whose answer is lost says so, is looked for, and is never sent again',
  async (context) => {
    const { control, expect, language, page } = context
    const notFound = words(language, 'withdraw.unknown.notFound')
    await openForm(context)
    await control.fault('withdraw', 'malformed', { applied: false })
    await askFor(context, '500')
    await confirmPayout(page, language)
    const dialog = dialogIn(page, language, 'withdraw.unknown.title')
    const goBack = buttonIn(page, language, 'withdraw.unknown.goBack')
    await expect(dialog).toContainText(notFound)
    await expect(goBack).toHaveCount(0)
    await page.reload()
    await expect(dialog).toContainText(notFound)
    await buttonIn(dialog, language, 'withdraw.unknown.checkAgain').click()
    await expect(dialog).toContainText(notFound)
    await context.passTime(longestOnItsWay)
    await goBack.click()
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()

    await control.fault('withdraw', 'malformed', { applied: true })
    await askFor(context, '500')
    await confirmPayout(page, language)
    await expect(dialogIn(page, language, 'withdraw.unknown.foundTitle')).toBeVisible()
    await goBack.click()
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    expect(await control.requests({ endpoint: 'withdraw' })).toHaveLength(2)
  },
)

/** Signs a member in and opens the withdrawal tab by its address. */
async function openForm({ language, page }: StoryContext, username = 'demo'): Promise<void> {
  const back = encodeURIComponent(addressOf(language, '/withdraw'))
  await page.goto(addressOf(language, `/login?url=${back}`))
  await fillLogin(page, language, { username })
}

function submitIn({ language, page }: StoryContext): Part {
  return buttonIn(page, language, 'withdraw.submit')
}

async function askFor(context: StoryContext, amount: string): Promise<void> {
  await withdrawField(context.page, context.language).fill(amount)
  await submitIn(context).click()
}
