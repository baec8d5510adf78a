import type { Locator, Page } from '@playwright/test'
import { openSearch } from '../visit/game.steps.ts'
import { openHistory } from '../visit/history.steps.ts'
import {
  amountField,
  balanceIn,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  screenOf,
  signIn,
  understandReuse,
} from '../visit/steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { misfits } from './support/layout.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { windows } from './support/window.ts'

test.use(withoutMotion)

const windowsOf = (isMobile: boolean) => windows[isMobile ? 'phone' : 'desktop']

/** A phone that is turned, and a laptop at a high zoom. */
const low = { width: 844, height: 390 }

/** Looks at what lies over a page in each window, and leaves it in the first. */
async function expectFits(page: Page, isMobile: boolean, part: Locator): Promise<void> {
  for (const size of windowsOf(isMobile).toReversed()) {
    await page.setViewportSize(size)
    await expect(part).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await misfits(page, part), `at ${size.width} px`).toEqual([])
  }
  await expectAccessible(page)
}

for (const language of languages) {
  test(`what a deposit lays over a page fits in every window in ${language} [SHELL-04, DEP-03]`, async ({
    control: _,
    isMobile,
    page,
  }) => {
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await openDeposit(page, language)
    const dialog = page.locator('dialog:modal')
    const panel = isMobile ? page.getByRole('main') : page.locator('[data-side-panel]')
    await expectFits(page, isMobile, dialog)
    await chooseChannel(page, language)
    await expectFits(page, isMobile, panel)
    await amountField(page, language).fill('500')
    await confirmDeposit(page, language)
    await expect(screenOf(page, 'deposit', 'awaitingPayment')).toBeVisible()
    await expectFits(page, isMobile, dialog)
    await understandReuse(page, language)
    await expectFits(page, isMobile, panel)
  })

  test(`the history over a page fits in every window in ${language} [SHELL-04, HIST-18]`, async ({
    control: _,
    isMobile,
    page,
  }) => {
    await signIn(page, language)
    await balanceIn(page, language).waitFor()
    await openHistory(page, language)
    const history = isMobile ? page.getByRole('main') : page.getByRole('dialog')
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    await expectFits(page, isMobile, history)
  })

  test(`the menu and what a search offers fit in every window in ${language} [SHELL-04, SHELL-20]`, async ({
    control: _,
    isMobile,
    page,
  }) => {
    const toggle = page.getByRole('button', {
      name: words(language, 'header.toggleMenu'),
      exact: true,
    })
    for (const size of [...windowsOf(isMobile), low]) {
      await page.setViewportSize(size)
      await page.goto(addressOf(language, '/help'))
      if (size.width < 1024) {
        await toggle.click()
        const menu = page.getByRole('dialog', { name: words(language, 'header.menu') })
        await expect(menu).toBeVisible()
        expect(await misfits(page, menu), `the menu at ${size.width} px`).toEqual([])
        await page.keyboard.press('Escape')
      }
      const box = await openSearch(page, language)
      await box.pressSequentially('dra')
      const offered = page.getByRole('listbox', { name: words(language, 'search.suggestions') })
      await expect(offered.getByRole('option').first()).toBeVisible()
      expect(await misfits(page, offered), `the search at ${size.width} px`).toEqual([])
      // Arrow keys lead to the last one, in sight.
      await box.press('ArrowUp')
      await expect(offered.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 })
    }
    await expectAccessible(page)
  })
}
