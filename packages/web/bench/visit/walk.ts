import type { Page } from '@playwright/test'
import { mainMenu, openMenu, toggleMenu } from '../../visit/menu.steps.ts'
import { amountField, chooseChannel, openDeposit, screenOf } from '../../visit/steps.ts'
import { words } from '../../visit/words.ts'

const language = 'th'

/**
 * What a member does in two minutes on the phone: the menu, a heart, a list that is scrolled and sorted, the
 * search, the page of a game, the history, and an amount that is typed.
 */
export async function walk(page: Page): Promise<void> {
  await openMenu(page, language)
  await mainMenu(page, language).waitFor()
  await page.keyboard.press('Escape')
  await toggleMenu(page, language).first().waitFor()
  await heartOf(page)
  await openSeeAll(page)
  await search(page)
  await openGame(page)
  await openHistory(page)
  await typeAmount(page)
}

async function heartOf(page: Page): Promise<void> {
  const heart = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await heart.click()
  await page.locator('main li button[data-liked]').first().waitFor()
}

async function openSeeAll(page: Page): Promise<void> {
  await page.locator('[data-flow="gameRails"] section a[href*="/list"]').first().click()
  await screenOf(page, 'gameList', 'listed').getByRole('listitem').first().waitFor()
  for (const top of [800, 1_600, 2_400]) {
    await page.evaluate((to) => scrollTo(0, to), top)
    // A person's pace: without a pause the list would be measured as one jump.
    await page.waitForTimeout(200)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

async function search(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'route.search'), exact: true })
    .click()
  const box = page.getByRole('combobox').first()
  await box.waitFor()
  await box.pressSequentially('dra', { delay: 120 })
  await page.getByRole('option').first().waitFor()
  await box.press('Enter')
  await screenOf(page, 'gameSearch', 'found').getByRole('listitem').first().waitFor()
}

async function openGame(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await screenOf(page, 'gameLaunch', 'idle').waitFor()
}

async function typeAmount(page: Page): Promise<void> {
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).pressSequentially('500', { delay: 120 })
}

async function openHistory(page: Page): Promise<void> {
  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('link', { name: words(language, 'menu.history'), exact: true })
    .click()
  await screenOf(page, 'history', 'listed').waitFor()
}
