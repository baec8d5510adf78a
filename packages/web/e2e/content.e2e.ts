import type { Locator, Page } from '@playwright/test'
import { balanceIn, screenOf, signIn } from '../visit/steps.ts'
import {
  addressOf,
  type Language,
  languages,
  sentence,
  type WordId,
  words,
} from '../visit/words.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const pages = [
  { path: '/promotion', title: 'route.promotion', articles: 4 },
  { path: '/vip', title: 'route.vip', articles: 2 },
  { path: '/bonus', title: 'route.bonus', articles: 2 },
  { path: '/event', title: 'route.event', articles: 2 },
] as const

for (const language of languages) {
  test(`everybody reads promotions, VIP, bonuses and events in ${language} [ROUTE-23…26, SHELL-55, OPEN-27]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/promotions'))
    for (const { articles, path, title } of pages) {
      const name = words(language, title)
      await footerLink(page, language, path).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveTitle(`${name} · Croupier`)
      await expect(screenOf(page, 'articles', 'shown').getByRole('article')).toHaveCount(articles)
      await expectAccessible(page)
    }
  })

  test(`a promotions page that cannot be loaded says so, and is there at the second try in ${language}`, async ({
    control,
    page,
  }) => {
    await control.fault('listPromotions', 'malformed', { times: 1 })
    await page.goto(addressOf(language, '/promotion'))
    await expect(screenOf(page, 'articles', 'failed').getByRole('alert')).toHaveText(
      words(language, 'articles.failed'),
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    const articles = screenOf(page, 'articles', 'shown').getByRole('article')
    await articles.first().getByRole('link').click()
    // Depositing is for members: a visitor is led home first.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(language, 'home.heroTitle'),
    )
  })

  test(`the help is searched, and each answer and area has an address in ${language} [ROUTE-27, SHELL-53]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/help'))
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(19)
    await page
      .getByRole('searchbox', { name: words(language, 'help.search') })
      .fill(language === 'th' ? 'ขั้นต่ำ' : 'minimum')
    const question = words(language, 'help.deposit.limitsQuestion')
    await page.getByText(question).click()
    await expect(page.getByText(/45,000/)).toBeVisible()
    await expect(page).toHaveURL(/question=deposit\.limits$/)
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByText(/45,000/)).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('zzzz')
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(0)

    // What was open is open again, and does not pull the page away from where one types.
    await page.getByRole('main').getByRole('searchbox').fill('')
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(19)
    await expect(page.getByText(/45,000/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport()

    // The last one stands far below.
    const groups = page.getByRole('main').getByRole('group')
    await groups.last().locator('summary').click()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('main').getByRole('searchbox').fill('zzzz')
    await page.getByRole('main').getByRole('searchbox').fill('')
    await expect(groups).toHaveCount(19)
    await expect(groups.last()).toHaveAttribute('open')
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const topic = page.getByRole('heading', { level: 2, name: words(language, 'help.topic.game') })
    await page
      .getByRole('navigation', { name: words(language, 'help.topics') })
      .getByRole('link', { name: words(language, 'help.topic.game') })
      .click()
    await expect(page).toHaveURL(/help\?topic=game$/)
    await expect(topic).toBeFocused()
    await page.reload()
    await expect(topic).toBeInViewport()
    await expectAccessible(page)
  })
}

for (const language of languages) {
  test(`a page has a way back and a way home in ${language} [SHELL-13…15, SHELL-18, ROUTE-15, OPEN-31]`, async ({
    control: _,
    page,
  }) => {
    await page.goto(addressOf(language, '/menu'))
    const heading = page.getByRole('heading', { level: 1 })
    const back = page.getByRole('button', { name: words(language, 'action.back') })
    await expect(heading).toHaveText(words(language, 'route.menu'))
    const link = page.getByRole('main').getByRole('link', { name: words(language, 'menu.vip') })
    await link.click()
    await expect(heading).toHaveText(words(language, 'route.vip'))
    // Into the page and no further from where the way back leads.
    await page.getByRole('link', { name: words(language, 'landmark.skipToContent') }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await back.click()
    await expect(page).toHaveURL(addressOf(language, '/menu'))
    // Reading goes on where it was left.
    await expect(link).toBeFocused()
    await expectAccessible(page)
    // The visit began here: there is nothing of the site to go back to.
    await back.click()
    await expect(page).toHaveURL(addressOf(language, '/'))
    await expect(back).toHaveCount(0)
    await page.goto(addressOf(language, '/menu'))
    await page.getByRole('link', { name: words(language, 'header.closePage') }).click()
    await expect(page).toHaveURL(addressOf(language, '/'))
  })

  test(`each page begins at its heading, and is where it was left on the way back in ${language}`, async ({
    control: _,
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const place = () => page.evaluate(() => Math.round(scrollY))
    const follow = async (path: string, title: WordId) => {
      // Not by pointing at it, which would scroll to it.
      await footerLink(page, language, path).evaluate((link: HTMLElement) => link.click())
      await expect(heading).toHaveText(words(language, title))
      await expect(heading).toBeFocused()
      await expect.poll(place).toBe(0)
    }
    await page.goto(addressOf(language, '/'))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(place).toBe(700)
    await follow('/list/casino', 'menu.casino')
    await follow('/list/slots', 'menu.slots')
    await follow('/help', 'route.help')
    await page.evaluate(() => history.go(-3))
    await expect(heading).toHaveText(words(language, 'home.heroTitle'))
    await expect.poll(place).toBe(700)
  })

  test(`a member finds their own page on a phone, and home elsewhere in ${language} [ROUTE-16, ROUTE-55]`, async ({
    control,
    isMobile,
    page,
  }) => {
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await page.goto(addressOf(language, '/profile'))
    if (!isMobile) return expect(page).toHaveURL(addressOf(language, '/'))
    await expect(screenOf(page, 'profile', 'shown')).toContainText('xxx-x-xx')
    await expectAccessible(page)
    await control.fault('getProfile', 'malformed', { times: 1 })
    await page.reload()
    const missing = screenOf(page, 'profile', 'missing')
    await expect(missing).toContainText(words(language, 'profile.missing'))
    await missing.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(screenOf(page, 'profile', 'shown')).toContainText('xxx-x-xx')
    await page
      .getByRole('main')
      .getByRole('link', { name: words(language, 'menu.withdraw') })
      .first()
      .click()
    await expect(page).toHaveURL(addressOf(language, '/withdraw'))
  })

  test(`a member without a bank account is told so on their own page in ${language}`, async ({
    control: _,
    isMobile,
    page,
  }) => {
    await signIn(page, language, { username: 'noaccount' })
    await balanceIn(page, language).waitFor()
    await page.goto(addressOf(language, '/profile'))
    if (!isMobile) return expect(page).toHaveURL(addressOf(language, '/'))
    const told = screenOf(page, 'profile', 'withoutAccount')
    await expect(told).toContainText(words(language, 'profile.noAccount'))
    await expect(page.getByText(words(language, 'profile.bankAccount'))).toHaveCount(0)
    await expectAccessible(page)
  })

  test(`a page for one thing only has no menu in ${language} [SHELL-17]`, async ({
    control: _,
    page,
  }) => {
    const toggle = page.getByRole('button', { name: words(language, 'header.toggleMenu') })
    await page.goto(addressOf(language, '/forgot'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toggle).toHaveCount(0)
    await signIn(page, language)
    await expect(toggle).toBeVisible()
    await page.goto(addressOf(language, '/resetPassword'))
    await expect(screenOf(page, 'passwordChange', 'editing')).toBeVisible()
    await expect(toggle).toHaveCount(0)
  })
}

function footerLink(page: Page, language: Language, path: string): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${addressOf(language, path)}"]`)
}

test.describe('what a page waits for and does not get', () => {
  test.use({
    provokedComplaints: ['console: Failed to load resource: net::ERR_CONNECTION_RESET'],
  })

  test('covers it with why, and with when to try again, until that is tried [MAINT-06, MAINT-11, OPEN-24]', async ({
    control,
    isMobile,
    page,
  }) => {
    const language = isMobile ? 'th' : 'en'
    const again = page.getByRole('button', { name: words(language, 'action.tryAgain') })
    await control.fault('getCredit', 'malformed', { times: 1 })
    await signIn(page, language)
    const tryLater = screenOf(page, 'content', 'tryLater')
    await expect(tryLater).toContainText(sentence(language, 'error.generic', { minutes: 5 }))
    await expectAccessible(page)
    await again.click()
    await expect(screenOf(page, 'content', 'page')).toBeVisible()

    await control.fault('getCredit', 'reset', { times: null })
    await page.reload()
    await expect(screenOf(page, 'content', 'maintenance')).toContainText(
      words(language, 'maintenance.networkFailure'),
    )
    await expectAccessible(page)
    await control.disarm()
    await again.click()
    await expect(balanceIn(page, language)).toBeVisible()
    await expect(again).toHaveCount(0)
  })
})
