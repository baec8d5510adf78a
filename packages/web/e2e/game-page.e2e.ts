import type { Locator } from '@playwright/test'
import { gameNamed, games, playButton, showGamePage } from '../visit/game.steps.ts'
import { mainMenu } from '../visit/menu.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { sizes } from './support/browser.options.ts'
import { areApart } from './support/layout.ts'
import { haveSession } from './support/member.ts'
import { expectUnseen, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a desktop the game has the whole width of the page, and theatre mode adds that of the menu', async ({
  page,
}) => {
  const language = 'en'
  await haveSession(page)
  await showGamePage(page, language)
  await playButton(page, language).click()
  const stage = screenOf(page, 'gameLaunch', 'embedded')
  await expect(stage).toBeVisible()
  const width = () => stage.evaluate((element) => element.clientWidth)
  await expect.poll(width).toBeGreaterThan(900)
  const back = page.getByRole('main').getByRole('button', { name: words(language, 'action.back') })
  const left = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(async () => Math.abs((await left(back)) - (await left(stage)))).toBeLessThan(16)
  await page.setViewportSize(sizes.desktop.viewport)
  const theatre = page.getByRole('button', { name: words(language, 'gameLaunch.theatre') })
  await theatre.click()
  await expect(theatre).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(width).toBeGreaterThan(1_200)
  await expectUnseen(mainMenu(page, language))
  await expectAccessible(page)
  await theatre.click()
  await expect(mainMenu(page, language)).toBeVisible()
})

test('on a phone the buttons of a game stay on the screen below them, and the box of an offer stands above them', async ({
  page,
}) => {
  const language = 'th'
  await page.goto(addressOf(language, '/'))
  await page.getByRole('button', { name: words(language, 'promotion.take'), exact: true }).click()
  const box = screenOf(page, 'promotionBox', 'collapsed')
  await expect(box).toBeVisible()
  await gameNamed(page, games.slot.th).first().click()
  await expect(screenOf(page, 'gamePage', 'shown')).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const play = page.getByRole('button', { name: words(language, 'gameLaunch.logIn'), exact: true })
  await expect(play).toBeInViewport()
  await expect(box).toBeInViewport()
  expect(await whenSettled(page, () => areApart(box, play))).toBe(true)
  await expectAccessible(page)
})
