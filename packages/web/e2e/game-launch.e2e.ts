import type { BrowserContext, Page } from '@playwright/test'
import {
  games,
  playButton,
  showGamePage,
  untilCalledSlow,
  untilDoubted,
  untilNextLaunch,
} from '../visit/game.steps.ts'
import { balanceIn, money, screenOf } from '../visit/steps.ts'
import { sentence, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { frameOf } from './support/game.frame.ts'
import { haveSession } from './support/member.ts'
import { expectUnseen, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const language = 'en'
const size = 'desktop'

/** The address of a game that replaces the page. */
const gameUrl = /:\d+\/g\//
const pageOfSlot = new RegExp(`/game/${games.slot.id}/slot$`)

const expectScreen = (page: Page, screen: string) =>
  expect(screenOf(page, 'gameLaunch', screen)).toBeVisible()

test('on a desktop the slot runs on its page, and the site shows the balance of the game [GAME-26, GAME-28]', async ({
  page,
}) => {
  await haveSession(page)
  await showGamePage(page, language)
  await expectAccessible(page)
  await playButton(page, language).click()
  await expectScreen(page, 'embedded')
  const frame = await frameOf(page)
  // The game shows it once it listens.
  await expect(frame.locator('.close')).toBeVisible()
  await frame.locator('[value="100"]').check()
  await frame.locator('.spin').click()
  // The game allows no other round until this one has ended.
  await expect(frame.locator('.spin')).toBeEnabled()
  const left = Number(await whenSettled(page, () => frame.locator('output').textContent()))
  expect(left).not.toBe(12_500.5)
  await expect(balanceIn(page, language)).toContainText(money(left))
  await expectAccessible(page)
  await page.getByRole('button', { name: words(language, 'gameLaunch.close'), exact: true }).click()
  await expectScreen(page, 'idle')
  await expect(playButton(page, language)).toBeFocused()
  await expect(page).toHaveURL(pageOfSlot)
})

test('on a desktop the browser’s back button closes a game, and the site keeps no trace of its address', async ({
  page,
}) => {
  const said = listenToConsole(page)
  await haveSession(page)
  await showGamePage(page, language)
  await playButton(page, language).click()
  await expectScreen(page, 'embedded')
  await expect(page.locator('iframe')).toBeVisible()
  await expectNoTrace(page, said)
  await page.goBack()
  await expectScreen(page, 'idle')
  await expect(playButton(page, language)).toBeFocused()
  await expect(page).toHaveURL(pageOfSlot)
})

test('on a phone the slot replaces its page, and the site keeps no trace of its address on return [GAME-28]', async ({
  page,
}) => {
  const said = listenToConsole(page)
  await haveSession(page)
  await showGamePage(page, 'th')
  await playButton(page, 'th').click()
  await expect(page).toHaveURL(gameUrl)
  await page.goBack()
  await expectScreen(page, 'idle')
  await expect(page).toHaveURL(pageOfSlot)
  await expectNoTrace(page, said)
})

test('on a desktop the sports open in a new tab, but not while they are under maintenance [GAME-27, GAME-28, GAME-29, ERR-26]', async ({
  context,
  control,
  page,
}) => {
  const visit = await openBrowserVisit({ control, language, page, size })
  await haveSession(page)
  await showGamePage(page, language, 'sport')
  await control.arm('game-launch.99')
  await playButton(page, language).click()
  await expectScreen(page, 'maintenance')
  expect(await whenSettled(page, () => context.pages())).toHaveLength(1)
  await expectAccessible(page)

  await untilNextLaunch(visit)
  const opened = context.waitForEvent('page')
  await playButton(page, language).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: games.sport[language] })).toBeVisible()
  expect(await whenSettled(tab, () => tab.evaluate(() => window.opener))).toBeNull()
  await expect(screenOf(page, 'gameLaunch', 'newTab')).toContainText(
    sentence(language, 'gameLaunch.opened', { game: games.sport[language] }),
  )
})

test('on a desktop the tab that a browser blocks becomes a link to the game', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await haveSession(page)
  await showGamePage(page, language, 'sport')
  await playButton(page, language).click()
  await expect(screenOf(page, 'gameLaunch', 'newTab').getByRole('alert')).toHaveText(
    words(language, 'gameLaunch.blocked'),
  )
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: words(language, 'gameLaunch.openGame') }).click()
  await expect((await opened).getByRole('heading', { name: games.sport[language] })).toBeVisible()
})

test('on a desktop the slow game can be opened in a tab', async ({ context, control, page }) => {
  const visit = await openBrowserVisit({ control, language, page, size })
  await haveSession(page)
  await showGamePage(page, language)
  await control.arm('game-launch.slow')
  await playButton(page, language).click()
  await expectScreen(page, 'embedded')
  await untilCalledSlow(visit)
  await openInTab(context, page)
  await expectScreen(page, 'newTab')
})

test.describe('on a desktop the game that refuses the frame', () => {
  test.use({
    provokedComplaints: [
      'console: Framing an address violates the following Content Security Policy directive: "frame-ancestors \'none\'". The request has been blocked.',
    ],
  })

  test('can be opened in a new tab instead', async ({ context, control, page }) => {
    const visit = await openBrowserVisit({ control, language, page, size })
    await haveSession(page)
    await showGamePage(page, language)
    await control.arm('game-launch.refusesFrame')
    await playButton(page, language).click()
    await expectScreen(page, 'embedded')
    const game = games.slot[language]
    await expectUnseen(page.getByText(sentence(language, 'gameLaunch.loading', { game })))
    await untilDoubted(visit)
    await expect(page.getByText(words(language, 'gameLaunch.doubt'))).toBeVisible()
    await openInTab(context, page)
  })
})

test.describe('on a desktop the malicious game', () => {
  test.use({
    provokedComplaints: [
      "console: Ignored call to 'alert()'. The document is sandboxed, and the 'allow-modals' keyword is not set.",
      "console: Unsafe attempt to initiate navigation for frame with URL an address from frame with URL an address. The frame attempting navigation of the top-level window is sandboxed, but the flag of 'allow-top-navigation' or 'allow-top-navigation-by-user-activation' is not set.",
    ],
  })

  test('stays in its frame, and the site does not believe its forged messages', async ({
    context,
    control,
    page,
  }) => {
    await haveSession(page)
    await showGamePage(page, language)
    await control.arm('game-launch.hostile')
    await playButton(page, language).click()
    const frame = await frameOf(page)
    await expect(frame.locator('iframe')).toBeAttached()
    await frame.locator('.spin').click()
    await expect(frame.locator('.spin')).toBeEnabled()
    await expectScreen(page, 'embedded')
    expect(await whenSettled(page, () => context.pages())).toHaveLength(1)
    // The site believes its genuine messages.
    await frame.locator('.close').click()
    await expectScreen(page, 'idle')
  })
})

async function openInTab(context: BrowserContext, page: Page): Promise<void> {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: words(language, 'gameLaunch.openInTab') }).click()
  await expect((await opened).getByRole('heading', { name: games.slot[language] })).toBeVisible()
}

/** The console messages of a page from now on. */
function listenToConsole(page: Page): readonly string[] {
  const said: string[] = []
  page.on('console', (message) => void said.push(message.text()))
  return said
}

async function expectNoTrace(page: Page, said: readonly string[]): Promise<void> {
  const kept = await whenSettled(page, () =>
    page.evaluate(() =>
      JSON.stringify([
        history.state,
        location.href,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
      ]),
    ),
  )
  expect([kept, ...said].filter((text) => text.includes('/g/'))).toEqual([])
}
