import type { Page } from '@playwright/test'
import { mainMenu, toggleMenu } from '../visit/menu.steps.ts'
import { screenOf, signIn } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { areApart } from './support/layout.ts'
import { expectAbsent, whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a desktop the page has a fixed header, a menu column that a button toggles, its content and a footer [SHELL-01, SHELL-02, SHELL-03]', async ({
  page,
}) => {
  const language = 'en'
  await page.goto(addressOf(language, '/help'))
  const menu = mainMenu(page, language)
  const toggle = toggleMenu(page, language)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // 14.5rem.
  const column = menu.locator('..')
  await expect.poll(async () => (await column.boundingBox())?.width).toBe(232)
  await toggle.click()
  await expectAbsent(menu)
  await toggle.click()
  await expect(menu).toBeVisible()
  const boxes = () => Promise.all([menu.boundingBox(), page.getByRole('main').boundingBox()])
  const [beside, content] = await whenSettled(page, boxes)
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0)
  await expectHeaderStays(page)
})

test('on a phone the page has a fixed header, and a menu that a button opens over it [SHELL-01]', async ({
  page,
}) => {
  const language = 'th'
  await page.goto(addressOf(language, '/help'))
  const menu = mainMenu(page, language)
  const toggle = toggleMenu(page, language)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAbsent(menu)
  await toggle.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAbsent(menu)
  await expect(toggle).toBeFocused()
  await expectHeaderStays(page)
})

test('on a desktop the deposit is a panel of 440 px from 768 px on and a page below, and the menu is a column from 1024 px on [DEP-02, DEP-03, SHELL-04, SHELL-05, SHELL-06, SHELL-23, OPEN-38]', async ({
  page,
}) => {
  const language = 'en'
  await signIn(page, language, { username: 'onechannel' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: words(language, 'menu.deposit'), exact: true })
    .click()
  await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  await expect(page).toHaveURL(/\?sideDeposit=true$/)
  const panel = page.getByRole('dialog', { name: words(language, 'landmark.transferPanel') })
  const menu = mainMenu(page, language)
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return [(await panel.boundingBox())?.width, await menu.isVisible()]
  }
  for (const [width, hasMenu] of [
    [1280, true],
    [1024, true],
    [1023, false],
    [768, false],
  ] as const) {
    await expect.poll(() => at(width), { message: `at ${width} px` }).toEqual([440, hasMenu])
  }
  // Where there is room for both, the page stands beside the panel.
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect(await whenSettled(page, () => areApart(page.getByRole('main'), panel))).toBe(true)
  const amounts = page.getByRole('group', {
    name: words(language, 'deposit.amount.quickGroup'),
  })
  await expect(amounts.getByRole('button')).toHaveCount(8)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(amounts.getByRole('button')).toHaveCount(6)
})

test('on a desktop the search box becomes a link if there is no room for its suggestions [SHELL-16, SHELL-19, OPEN-41]', async ({
  page,
}) => {
  const language = 'en'
  const header = page.getByRole('banner')
  const box = header.getByRole('combobox', { name: words(language, 'header.searchGames') })
  const link = header.getByRole('link', { name: words(language, 'route.search') })
  await page.goto(addressOf(language, '/list/casino'))
  await expect(box).toBeVisible()
  for (const [width, height, there, absent] of [
    [768, 800, box, link],
    [767, 800, link, box],
    [844, 390, link, box],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(there).toBeVisible()
    await expectAbsent(absent)
  }
})

async function expectHeaderStays(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('banner')).toBeInViewport()
}
