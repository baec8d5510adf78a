import type { Page } from '@playwright/test'
import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { balanceIn, landingPath, screenOf, signIn } from '../visit/steps.ts'
import { addressOf, type Language, languages, words } from '../visit/words.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const menuButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language, 'header.toggleMenu'), exact: true })

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test('a page has a header that stays, a menu that a button toggles, its content and a footer [SHELL-01, SHELL-02, SHELL-03]', async ({
      control: _,
      isMobile,
      page,
    }) => {
      await page.goto(addressOf(language, '/help'))
      const menu = mainMenu(page, language)
      const toggle = menuButton(page, language)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      if (isMobile) {
        await expect(menu).toHaveCount(0)
        await toggle.click()
        await expect(menu).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(menu).toHaveCount(0)
        await expect(toggle).toBeFocused()
      } else {
        // 14.5rem.
        const column = menu.locator('..')
        await expect.poll(async () => (await column.boundingBox())?.width).toBe(232)
        await toggle.click()
        await expect(menu).toHaveCount(0)
        await toggle.click()
        await expect(menu).toBeVisible()
        const [beside, content] = [
          await menu.boundingBox(),
          await page.getByRole('main').boundingBox(),
        ]
        expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0)
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByRole('banner')).toBeInViewport()
    })

    test('a visitor’s header has the way in, and the pages to come in by have little else [SHELL-09, SHELL-20]', async ({
      control: _,
      page,
    }) => {
      const header = page.getByRole('banner')
      await page.goto(addressOf(language, '/'))
      await expect(
        header.getByRole('link', { name: words(language, 'header.logIn') }),
      ).toBeVisible()
      await expect(
        header.getByRole('link', { name: words(language, 'header.register') }),
      ).toBeVisible()
      await expect(header.getByRole('link', { name: 'Croupier' })).toBeVisible()
      for (const path of ['/login', '/register']) {
        await page.goto(addressOf(language, path))
        await expect(header.getByRole('link')).toHaveCount(2)
        await expect(header.getByRole('button')).toHaveCount(0)
        await expect(header.getByRole('searchbox')).toHaveCount(0)
        await expect(mainMenu(page, language)).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
      }
    })

    test('the menu leads to promotions, tournaments, VIP, help and the money, and changes the language [SHELL-28, SHELL-29, SHELL-30, SHELL-36, SHELL-37, SHELL-45]', async ({
      control: _,
      isMobile,
      page,
    }) => {
      await signIn(page, language, { username: 'onechannel' })
      await balanceIn(page, language).waitFor()
      const follow = async (word: Parameters<typeof words>[1]) => {
        await openMenu(page, language)
        await mainMenu(page, language)
          .getByRole('link', { name: words(language, word), exact: true })
          .click()
      }
      for (const [word, path] of [
        ['menu.promotion', '/promotion'],
        ['route.tournament', '/tournament'],
        ['menu.vip', '/vip'],
        ['menu.help', '/help'],
      ] as const) {
        await follow(word)
        await expect(page).toHaveURL(addressOf(language, path))
      }
      for (const [word, flow] of [
        ['menu.deposit', 'deposit'],
        ['menu.withdraw', 'withdraw'],
      ] as const) {
        await follow(word)
        await expect(page.locator(`[data-flow="${flow}"]`)).toBeVisible()
        if (isMobile)
          await expect(page).toHaveURL(new RegExp(`${addressOf(language, `/${flow}`)}\\b`))
        await page
          .getByRole('button', { name: words(language, 'action.close'), exact: true })
          .click()
      }
      const other = language === 'th' ? 'en' : 'th'
      await openMenu(page, language)
      await mainMenu(page, language).locator(`a[hreflang="${other}"]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })

    test('a member’s button for deposits opens them, a panel from 768 px on and a page below, and the menu is a column from 1024 px on [DEP-03, SHELL-04, SHELL-05, SHELL-23, ROUTE-32, OPEN-38]', async ({
      control: _,
      isMobile,
      page,
    }) => {
      await signIn(page, language, { username: 'onechannel' })
      await expect(page).toHaveURL(addressOf(language, landingPath(isMobile)))
      const deposit = page.getByRole('banner').getByRole('button', {
        name: words(language, 'menu.deposit'),
        exact: true,
      })
      await deposit.click()
      await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
      if (isMobile) {
        await expect(page).toHaveURL(addressOf(language, '/deposit'))
        await page.goto(addressOf(language, '/withdraw'))
        await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
        await expect(page.getByRole('complementary')).toHaveCount(0)
        return
      }
      await expect(page).toHaveURL(/\?sideDeposit=true$/)
      const panel = page.getByRole('dialog', { name: words(language, 'landmark.transferPanel') })
      const menu = mainMenu(page, language)
      const at = async (width: number) => {
        await page.setViewportSize({ width, height: 800 })
        return [(await panel.boundingBox())?.width, await menu.isVisible()]
      }
      await expect(menu).toBeVisible()
      for (const [width, hasMenu] of [
        [1024, true],
        [1023, false],
        [768, false],
      ] as const) {
        await expect.poll(() => at(width)).toEqual([440, hasMenu])
      }
      const amounts = page.getByRole('group', {
        name: words(language, 'deposit.amount.quickGroup'),
      })
      const amountsAt = async (width: number, count: number) => {
        await page.setViewportSize({ width, height: 800 })
        await expect(amounts.getByRole('button')).toHaveCount(count)
      }
      await amountsAt(768, 8)
      await amountsAt(767, 6)
    })
  })
}
