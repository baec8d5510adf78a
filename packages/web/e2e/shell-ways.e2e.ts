import type { Page } from '@playwright/test'
import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { balanceIn, signIn } from '../visit/steps.ts'
import { addressOf, type Language, languages, sentence, words } from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const isIn = (address: string) => (url: URL) => decodeURI(url.pathname + url.search) === address

/** The way to search that the header has: a box on a wide page, a link on a narrow one. */
const headerSearch = (page: Page, language: Language, isMobile: boolean) => {
  const header = page.getByRole('banner')
  return isMobile
    ? header.getByRole('link', { name: words(language, 'route.search') })
    : header.getByRole('searchbox', { name: words(language, 'header.searchGames') })
}

const lists = [
  ['menu.casino', '/list/casino', 'menu.casino'],
  ['menu.slots', '/list/slots', 'menu.slots'],
  ['menu.fishing', '/list/fishing', 'menu.fishing'],
  ['menu.lotto', '/list/lotto', 'menu.lotto'],
  ['menu.sports', '/list/sports', 'menu.sports'],
  ['menu.freespin', '/list/freespin', 'game.list.freespin'],
] as const

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test('the header has the way to search, which pages to come in by lack on a phone or everywhere [SHELL-10, SHELL-12, SHELL-16, SHELL-19, SHELL-25, OPEN-41]', async ({
      control: _,
      isMobile,
      page,
    }) => {
      const search = headerSearch(page, language, isMobile)
      const ways = page.getByRole('banner').getByRole('link')
      for (const [path, isThereWhereWide, others] of [
        ['/login', false, ['header.register']],
        ['/register', false, ['header.logIn']],
        ['/forgot', true, ['header.logIn', 'header.register']],
        ['/aff/FRIEND7', true, ['header.logIn']],
      ] as const) {
        await page.goto(addressOf(language, path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(search).toHaveCount(isThereWhereWide && !isMobile ? 1 : 0)
        await expect(ways).toHaveText(['Croupier', ...others.map((id) => words(language, id))])
      }
      await page.goto(addressOf(language, '/list/casino'))
      await expect(search).toBeVisible()
      const size = page.viewportSize()
      await page.setViewportSize({ width: 768, height: 800 })
      await expect(headerSearch(page, language, false)).toBeVisible()
      await page.setViewportSize({ width: 844, height: 390 })
      await expect(headerSearch(page, language, true)).toBeVisible()
      if (size) await page.setViewportSize(size)

      await signIn(page, language)
      await balanceIn(page, language).waitFor()
      await page.goto(addressOf(language, '/resetPassword'))
      await balanceIn(page, language).waitFor()
      await expect(search).toHaveCount(isMobile ? 0 : 1)
      await page.goto(addressOf(language, '/forgot'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(search).toHaveCount(isMobile ? 0 : 1)
      // Whoever is in is not asked to come in.
      await expect(ways).toHaveText(['Croupier'])
      await page.goto(addressOf(language, '/help'))
      await expect(search).toBeVisible()
      if (isMobile) {
        await search.click()
        await expect(page).toHaveURL(isIn(addressOf(language, '/search')))
      }
    })

    test('the menu and the footer lead to every list of games [SHELL-26…27, SHELL-31…35, SHELL-48]', async ({
      control: _,
      isMobile,
      page,
    }) => {
      const footer = page.getByRole('contentinfo')
      const toggle = page.getByRole('button', {
        name: words(language, 'header.toggleMenu'),
        exact: true,
      })
      await page.goto(addressOf(language, '/help'))
      for (const [word, path, title] of lists) {
        const name = words(language, word)
        if (isMobile) await toggle.click()
        await mainMenu(page, language).getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(addressOf(language, path))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, title))
        await page.goBack()
        await expect(page).toHaveURL(addressOf(language, '/help'))
        await footer.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(addressOf(language, path))
        await page.goBack()
      }
      if (isMobile) await toggle.click()
      await mainMenu(page, language)
        .getByRole('link', { name: words(language, 'menu.demo'), exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(language, 'route.demo'),
      )
    })

    test('the footer leads to VIP, the affiliate programme and help [SHELL-49]', async ({
      control: _,
      page,
    }) => {
      await signIn(page, language)
      await balanceIn(page, language).waitFor()
      for (const [word, path] of [
        ['menu.vip', '/vip'],
        ['menu.affiliate', '/affiliate'],
        ['menu.help', '/help'],
      ] as const) {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: words(language, word), exact: true })
          .click()
        await expect(page).toHaveURL(addressOf(language, path))
      }
    })

    test('the menu searches by the rules of the header [SHELL-47]', async ({
      control: _,
      isMobile,
      page,
    }) => {
      await page.goto(addressOf(language, '/help'))
      if (isMobile)
        await page
          .getByRole('button', { name: words(language, 'header.toggleMenu'), exact: true })
          .click()
      const box = mainMenu(page, language).getByRole('searchbox', {
        name: words(language, 'search.inMenu'),
      })
      await box.pressSequentially('lo<>/')
      await box.press('Enter')
      await expect(box).toHaveValue('lo')
      await expect(page).toHaveURL(addressOf(language, '/help'))
      await box.press('End')
      await box.pressSequentially('tus')
      await expect(page.getByRole('option').first()).toBeVisible()
      await box.press('Enter')
      await expect(page).toHaveURL(isIn(addressOf(language, '/search/lotus')))
    })

    test('the menu tells a member how many games they played lately [SHELL-41]', async ({
      control: _,
      page,
    }) => {
      await signIn(page, language)
      await balanceIn(page, language).waitFor()
      await openMenu(page, language)
      const recent = mainMenu(page, language).getByRole('link', {
        name: sentence(language, 'menu.recentCount', { count: 6 }),
      })
      await expect(recent).toContainText('6')
      await recent.click()
      await expect(page).toHaveURL(addressOf(language, '/list/recent'))
    })

    test('whoever is asked whether visits may be counted decides, and decides anew [SITE-05]', async ({
      control,
      page,
    }) => {
      await control.changeSite({
        analytics: { script: '/adapters/analytics.js', host: 'count.croupier.example' },
      })
      await page.goto(addressOf(language, '/help'))
      const question = page.getByRole('group', { name: words(language, 'analytics.title') })
      const answer = (which: 'allow' | 'refuse') =>
        question.getByRole('radio', { name: words(language, `analytics.${which}`) })
      const heard = page.locator('html')
      await expect(answer('allow')).toBeEnabled()
      await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
      await expectAccessible(page)
      await answer('allow').check()
      await expect(heard).toHaveAttribute(
        'data-analytics',
        JSON.stringify([{ name: 'pageShown', page: 'help', language }]),
      )
      await page.reload()
      await expect(answer('allow')).toBeChecked()
      await expect(heard).toHaveAttribute('data-analytics', /help/)
      await answer('refuse').check()
      await expect(heard).toHaveAttribute('data-analytics', '[]')
      await page.reload()
      await expect(answer('refuse')).toBeChecked()
      await expect(heard).not.toHaveAttribute('data-analytics')
    })
  })
}
