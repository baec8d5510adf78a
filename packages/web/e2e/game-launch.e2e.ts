import { games, openGamePage, playButton } from '../visit/game.steps.ts'
import { balanceIn, fillLogin, money, screenOf } from '../visit/steps.ts'
import { addressOf, languages, sentence, words } from '../visit/words.ts'
import { frameOf } from './support/game.frame.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

/** Of a game on a phone there is no frame: what happens in one is looked at on a desktop alone. */
const desktopUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Where a game has the place of the page. */
const gameUrl = /:\d+\/g\//

const refusedByGame =
  'console: Framing an address violates the following Content Security Policy directive: "frame-ancestors \'none\'". The request has been blocked.'

for (const language of languages) {
  test(`in ${language} a visitor is led to the login and back to the game [GAME-23]`, async ({
    page,
  }) => {
    const address = addressOf(language, `/game/${games.slot.id}`)
    await page.goto(address)
    await page
      .getByRole('button', { name: words(language, 'gameLaunch.logIn'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/login\?url=/)
    await fillLogin(page, language)
    await expect(page).toHaveURL(address)
    await expect(playButton(page, language)).toBeVisible()
  })

  test(`in ${language} a slot is played where it belongs, and the balance is the one of the game [GAME-26, GAME-28]`, async ({
    isMobile,
    page,
  }) => {
    await openGamePage(page, language)
    await expectAccessible(page)
    await playButton(page, language).click()
    if (isMobile) {
      await expect(page).toHaveURL(gameUrl)
      await page.goBack()
      await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
      return
    }
    await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
    const frame = await frameOf(page)
    // The game shows it when it listens.
    await expect(frame.locator('.close')).toBeVisible()
    await frame.locator('[value="100"]').check()
    await frame.locator('.spin').click()
    await expect(frame.locator('.spin')).toBeEnabled()
    const left = Number(await frame.locator('output').textContent())
    expect(left).not.toBe(12_500.5)
    await expect(balanceIn(page, language)).toContainText(money(left))
    await expectAccessible(page)
    await page
      .getByRole('button', { name: words(language, 'gameLaunch.close'), exact: true })
      .click()
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
    await expect(playButton(page, language)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`/game/${games.slot.id}/slot$`))
  })

  test(`in ${language} sports open in a tab of their own, beside the site [GAME-27, GAME-28]`, async ({
    context,
    isMobile,
    page,
  }) => {
    await openGamePage(page, language, 'sport')
    if (isMobile) {
      await playButton(page, language).click()
      await expect(page).toHaveURL(gameUrl)
      return
    }
    const opened = context.waitForEvent('page')
    await playButton(page, language).click()
    const tab = await opened
    await expect(tab.getByRole('heading', { name: games.sport[language] })).toBeVisible()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(screenOf(page, 'gameLaunch', 'newTab')).toContainText(
      sentence(language, 'gameLaunch.opened', { game: games.sport[language] }),
    )
  })

  test(`in ${language} a game under maintenance says so and opens nothing [GAME-29, ERR-26]`, async ({
    context,
    control,
    page,
  }) => {
    await openGamePage(page, language, 'sport')
    await control.arm('game-launch.99')
    await playButton(page, language).click()
    await expect(screenOf(page, 'gameLaunch', 'maintenance').getByRole('alert')).toContainText(
      words(language, 'gameLaunch.maintenanceTitle'),
    )
    await expect.poll(() => context.pages().length).toBe(1)
    await expectAccessible(page)
  })

  test(`in ${language} a game that is refused says what the server said, and opens when tried again [GAME-30]`, async ({
    control,
    page,
  }) => {
    await openGamePage(page, language)
    await control.arm('game-launch.other')
    await playButton(page, language).click()
    await expect(screenOf(page, 'gameLaunch', 'failed').getByRole('alert')).toHaveText(
      sentence(language, 'gameLaunch.error.other', { message: 'The provider does not answer' }),
    )
    await playButton(page, language).click()
    await expect(page.locator('iframe').or(page.locator('.reels'))).toBeVisible()
  })
}

test.describe('where the log names the host', () => {
  test.use({
    provokedComplaints: ['console: gameLaunch.foreignOrigin {origin: https://games.evil.test}'],
  })

  test('a game of a host that is not allowed is not opened', async ({ control, page }) => {
    await openGamePage(page, 'en')
    await control.arm('game-launch.foreign')
    await playButton(page, 'en').click()
    await expect(screenOf(page, 'gameLaunch', 'failed').getByRole('alert')).toHaveText(
      words('en', 'gameLaunch.error.foreign'),
    )
  })
})

test('a tab that the browser blocks is a link, which leads to the game', async ({
  context,
  isMobile,
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openGamePage(page, 'en', 'sport')
  await playButton(page, 'en').click()
  if (isMobile) {
    await expect(page).toHaveURL(gameUrl)
    return
  }
  await expect(screenOf(page, 'gameLaunch', 'newTab').getByRole('alert')).toHaveText(
    words('en', 'gameLaunch.blocked'),
  )
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: words('en', 'gameLaunch.openGame') }).click()
  await expect((await opened).getByRole('heading', { name: games.sport.en })).toBeVisible()
})

test.describe('a game that takes its time', () => {
  test.use({ hasTouch: false, isMobile: false, userAgent: desktopUserAgent })

  test('is called slow, and can be opened in a tab', async ({ context, control, page }) => {
    await page.clock.install()
    await openGamePage(page, 'en')
    await control.arm('game-launch.slow')
    await playButton(page, 'en').click()
    await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
    await page.clock.fastForward(10_000)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: words('en', 'gameLaunch.openInTab') }).click()
    await expect((await opened).getByRole('heading', { name: games.slot.en })).toBeVisible()
    await expect(screenOf(page, 'gameLaunch', 'newTab')).toBeVisible()
  })

  test('is called slow, and can be closed', async ({ control, page }) => {
    await page.clock.install()
    await openGamePage(page, 'en')
    await control.arm('game-launch.slow')
    await playButton(page, 'en').click()
    await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(page.getByText(words('en', 'gameLaunch.slow'))).toBeVisible()
    await page.getByRole('button', { name: words('en', 'gameLaunch.close'), exact: true }).click()
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
  })
})

test.describe('a game that refuses the frame', () => {
  test.use({
    hasTouch: false,
    isMobile: false,
    userAgent: desktopUserAgent,
    provokedComplaints: [refusedByGame],
  })

  test('may be seen in a new tab instead', async ({ context, control, page }) => {
    await page.clock.install()
    await openGamePage(page, 'en')
    await control.arm('game-launch.refusesFrame')
    await playButton(page, 'en').click()
    await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
    await expect(
      page.getByText(sentence('en', 'gameLaunch.loading', { game: games.slot.en })).first(),
    ).toBeHidden()
    await page.clock.fastForward(5_000)
    await expect(page.getByText(words('en', 'gameLaunch.doubt'))).toBeVisible()
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: words('en', 'gameLaunch.openInTab') }).click()
    await expect((await opened).getByRole('heading', { name: games.slot.en })).toBeVisible()
  })
})

test.describe('a game that means ill', () => {
  test.use({
    hasTouch: false,
    isMobile: false,
    userAgent: desktopUserAgent,
    provokedComplaints: [
      "console: Ignored call to 'alert()'. The document is sandboxed, and the 'allow-modals' keyword is not set.",
      "console: Unsafe attempt to initiate navigation for frame with URL an address from frame with URL an address. The frame attempting navigation of the top-level window is sandboxed, but the flag of 'allow-top-navigation' or 'allow-top-navigation-by-user-activation' is not set.",
    ],
  })

  test('stays in its frame, and nothing of what it says is believed', async ({
    context,
    control,
    page,
  }) => {
    await openGamePage(page, 'en')
    await control.arm('game-launch.hostile')
    await playButton(page, 'en').click()
    const frame = await frameOf(page)
    await expect(frame.locator('iframe')).toBeAttached()
    await frame.locator('.spin').click()
    await expect(frame.locator('.spin')).toBeEnabled()
    await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
    expect(context.pages().length).toBe(1)
    // What it says in its own name is.
    await frame.locator('.close').click()
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
  })
})

test('Back closes the game and stays on its page', async ({ isMobile, page }) => {
  await openGamePage(page, 'th')
  await playButton(page, 'th').click()
  if (isMobile) await expect(page).toHaveURL(gameUrl)
  else await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
  await page.goBack()
  await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/game/${games.slot.id}/slot$`))
})

test('no trace of the address of a game is in the history or the storage of the site', async ({
  isMobile,
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => void said.push(message.text()))
  await openGamePage(page, 'th')
  await playButton(page, 'th').click()
  if (isMobile) {
    await expect(page).toHaveURL(gameUrl)
    await page.goBack()
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
  } else {
    await expect(page.locator('iframe')).toBeVisible()
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([
      history.state,
      location.href,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  )
  expect([kept, ...said].filter((text) => text.includes('/g/'))).toEqual([])
})
