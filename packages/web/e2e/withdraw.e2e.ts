import type { Page } from '@playwright/test'
import { balanceIn, fillLogin, screenOf } from '../visit/steps.ts'
import { openWithdraw as openMenuWithdraw, withdrawField } from '../visit/withdraw.steps.ts'
import {
  addressOf,
  type Language,
  languages,
  sentence,
  type WordId,
  words,
} from '../visit/words.ts'
import { listenToAnnouncements } from './support/announcements.ts'
import { passTime } from './support/passing-time.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const minute = 60_000

test.use(withoutMotion)
test.setTimeout(2 * minute)

/** Opens the tab to withdraw by its address, as a member. */
async function openWithdraw(page: Page, language: Language, username = 'demo'): Promise<void> {
  const back = encodeURIComponent(addressOf(language, '/withdraw'))
  await page.goto(addressOf(language, `/login?url=${back}`))
  await fillLogin(page, language, { username })
}

const submitIn = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language, 'withdraw.submit'), exact: true })

async function askFor(page: Page, language: Language, amount: string): Promise<void> {
  await withdrawField(page, language).fill(amount)
  await submitIn(page, language).click()
}

for (const language of languages) {
  test(`in ${language} a member finds the tab, withdraws, and waits for the next time [WD-01, WD-02, WD-14, WD-17, WD-19, WD-20, WD-21, WD-22, BAL-01, BAL-04, BAL-07, DEP-04, ERR-37, ERR-50, OPEN-53]`, async ({
    control,
    isMobile,
    page,
  }) => {
    const announcements = await listenToAnnouncements(page)
    await page.clock.install()
    await page.goto(addressOf(language, '/login'))
    await fillLogin(page, language, { username: 'onechannel' })
    await expect(balanceIn(page, language)).toContainText('1,000.00')

    await openMenuWithdraw(page, language)
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    const tab = (name: 'menu.deposit' | 'menu.withdraw') =>
      page.getByRole('tab', { name: words(language, name), exact: true })
    await expect(tab('menu.withdraw')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('xxx-x-xx890-1')).toBeVisible()
    await expect(page.getByText(words(language, 'withdraw.speed'))).toBeVisible()
    await expectAccessible(page)

    await tab('menu.withdraw').focus()
    await page.keyboard.press('Home')
    await expect(tab('menu.deposit')).toBeFocused()
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
    await tab('menu.withdraw').press('Enter')
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    await page.reload()
    await expect(tab('menu.withdraw')).toHaveAttribute('aria-selected', 'true')
    if (isMobile) await expect(page).toHaveTitle(`${words(language, 'route.withdraw')} · Croupier`)

    const all = sentence(language, 'withdraw.amount.allLabel', { amount: 1000 })
    await page.getByRole('button', { name: all }).click()
    await expect(withdrawField(page, language)).toHaveValue('1,000')
    await withdrawField(page, language).fill('300.50')
    await page.keyboard.press('Enter')
    const success = sentence(language, 'withdraw.success', { amount: 300.5 })
    await expect(page.getByRole('status').getByText(success)).toBeVisible()
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    await expect(withdrawField(page, language)).toHaveValue('')
    const timer = page.getByRole('timer', { name: words(language, 'withdraw.lockTimer') })
    await expect(timer).toHaveText(/^(10:00|09:5\d)$/)
    await expectAccessible(page)

    await passTime(page, control, 2 * minute)
    await expect(timer).toHaveText(/^0[78]:\d\d$/)
    const milestone = sentence(language, 'withdraw.announceMinutes', { minutes: 8 })
    await expect.poll(announcements).toContain(milestone)
    await withdrawField(page, language).fill('500')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /0[78]:\d\d$/ })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(/[78] /)
    expect((await control.requests({ endpoint: 'withdraw' })).length).toBe(1)

    await passTime(page, control, 8 * minute)
    await expect(timer).toBeHidden()
    await expect(submitIn(page, language)).toBeVisible()
    await expect.poll(announcements).toContain(words(language, 'withdraw.unlocked'))
    if (!isMobile) await expect(balanceIn(page, language)).toContainText('699.50')
  })
}

for (const language of languages) {
  test(`in ${language} every refusal is told in its own words, and nothing is lost by it [ERR-38…44, ERR-48, ERR-49, WD-18, WD-24]`, async ({
    control,
    page,
  }) => {
    await openWithdraw(page, language)
    const alert = page.getByRole('alert')
    await askFor(page, language, '12500.51')
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
      await askFor(page, language, '600')
      await expect(alert).toContainText(message)
      await expect(withdrawField(page, language)).toHaveValue('600')
    }
    await control.arm('withdraw.tryAgain', { code: 77 })
    await submitIn(page, language).click()
    await expect(alert).toContainText(sentence(language, 'withdraw.error.tryAgain', { code: 77 }))
    await control.arm('withdraw.1005')
    await submitIn(page, language).click()
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    await expect(alert).toContainText(beginningOf(language, 'withdraw.error.locked'))
    await expect(alert).toContainText(/\b(10|9)\b/)
    await expect(withdrawField(page, language)).toHaveValue('600')
  })

  test(`in ${language} a member without an account is told to log in again or to contact admin [WD-23, ERR-47]`, async ({
    page,
  }) => {
    await openWithdraw(page, language, 'noaccount')
    await expect(screenOf(page, 'withdraw', 'withoutAccount')).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: words(language, 'withdraw.error.noAccount') }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test(`in ${language} a lost answer is said, looked for, and never sent again`, async ({
    control,
    page,
  }) => {
    await page.clock.install()
    await openWithdraw(page, language)
    await control.fault('withdraw', 'malformed', { applied: false })
    await askFor(page, language, '500')
    const dialog = page.getByRole('dialog', { name: words(language, 'withdraw.unknown.title') })
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(words(language, 'withdraw.unknown.notFound'))
    await expectAccessible(page)
    const goBack = page.getByRole('button', { name: words(language, 'withdraw.unknown.goBack') })
    await expect(goBack).toBeHidden()
    await page.reload()
    await expect(dialog).toContainText(words(language, 'withdraw.unknown.notFound'))
    await page.getByRole('button', { name: words(language, 'withdraw.unknown.checkAgain') }).click()
    await expect(dialog).toContainText(words(language, 'withdraw.unknown.notFound'))
    await passTime(page, control, minute)
    await goBack.click()
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()

    await control.fault('withdraw', 'malformed', { applied: true })
    await askFor(page, language, '500')
    await expect(
      page.getByRole('dialog', { name: words(language, 'withdraw.unknown.foundTitle') }),
    ).toBeVisible()
    await goBack.click()
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    expect((await control.requests({ endpoint: 'withdraw' })).length).toBe(2)
  })
}

/** The words up to the first value in them. */
function beginningOf(language: Language, id: WordId): string {
  const [beginning = ''] = words(language, id).split('{')
  return beginning
}
