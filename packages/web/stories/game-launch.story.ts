import { launchDelays } from '@croupier/core/game-launch'
import { buttonIn } from '../visit/controls.steps.ts'
import {
  games,
  openGamePage,
  playButton,
  untilCalledSlow,
  untilNextLaunch,
} from '../visit/game.steps.ts'
import { fillLogin, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

/** The path of a game that replaces the page. */
const gamePath = /^\/g\//

story(
  'a visitor is led to the login and back to the game [GAME-23]',
  async ({ expect, language, page }) => {
    const address = addressOf(language, `/game/${games.slot.id}`)
    await page.goto(address)
    await page
      .getByRole('button', { name: words(language, 'gameLaunch.logIn'), exact: true })
      .click()
    await expect(page).toBeAt(
      addressOf(language, `/login?${new URLSearchParams({ url: address })}`),
    )
    await fillLogin(page, language)
    await expect(page).toBeAt(address)
    await expect(playButton(page, language)).toBeVisible()
  },
)

story(
  'sports under maintenance say so and open nothing [GAME-29, ERR-26]',
  async ({ control, expect, language, page }) => {
    await openGamePage(page, language, 'sport')
    await control.arm('game-launch.99')
    await playButton(page, language).click()
    const notice = screenOf(page, 'gameLaunch', 'maintenance').getByRole('alert')
    await expect(notice).toContainText(words(language, 'gameLaunch.maintenanceTitle'))
    await expect(notice).toContainText(
      sentence(language, 'gameLaunch.maintenance', { game: games.sport[language] }),
    )
    await expect(page).toBeAt(addressOf(language, `/game/${games.sport.id}/sport`))
    await expect(playButton(page, language)).toBeFocused()
  },
)

story(
  'the focus stays with the buttons of a game while it is launched, and when that is cancelled',
  async ({ control, expect, language, page }) => {
    await openGamePage(page, language)
    await control.fault('launchGame', 'slow', { delayMs: launchDelays.slowStart })
    await playButton(page, language).press('Enter')
    const launching = screenOf(page, 'gameLaunch', 'launching')
    await expect(launching.getByRole('button').first()).toBeFocused()
    await buttonIn(launching, language, 'action.cancel').press('Enter')
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
    await expect(playButton(page, language)).toBeFocused()
  },
)

story(
  'a refused game shows the server’s message, and opens on another try [GAME-28, GAME-30]',
  async (context) => {
    const { control, expect, language, page, size } = context
    await openGamePage(page, language)
    await control.arm('game-launch.other')
    await playButton(page, language).click()
    await expect(screenOf(page, 'gameLaunch', 'failed').getByRole('alert')).toHaveText(
      sentence(language, 'gameLaunch.error.other', { message: 'The provider does not answer' }),
    )
    await expect(playButton(page, language)).toBeFocused()
    await untilNextLaunch(context)
    await playButton(page, language).click()
    if (size === 'phone') await expect(page).toBeAt(gamePath)
    else await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
  },
)

story(
  'a game on a host that is not allowed does not open',
  async ({ control, expect, language, page }) => {
    await openGamePage(page, language)
    await control.arm('game-launch.foreign')
    await playButton(page, language).click()
    await expect(screenOf(page, 'gameLaunch', 'failed').getByRole('alert')).toHaveText(
      words(language, 'gameLaunch.error.foreign'),
    )
  },
  { complaints: ['gameLaunch.foreignOrigin {origin: https://games.evil.test}'] },
)

story(
  'sports replace the page, which is unchanged on return [GAME-28]',
  async ({ expect, language, page }) => {
    await openGamePage(page, language, 'sport')
    await playButton(page, language).click()
    await expect(page).toBeAt(gamePath)
    await page.goBack()
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
    await expect(page).toBeAt(addressOf(language, `/game/${games.sport.id}/sport`))
  },
  { size: 'phone' },
)

story(
  'a game that loads slowly says so, and can be closed',
  async (context) => {
    const { control, expect, language, page } = context
    await openGamePage(page, language)
    await control.arm('game-launch.slow')
    await playButton(page, language).click()
    await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
    const slow = page.getByText(words(language, 'gameLaunch.slow'))
    await expect(slow).not.toBeVisible()
    await untilCalledSlow(context)
    await expect(slow).toBeVisible()
    await page
      .getByRole('button', { name: words(language, 'gameLaunch.close'), exact: true })
      .click()
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
    await expect(playButton(page, language)).toBeFocused()
  },
  { size: 'desktop' },
)

story(
  'sports open in a tab of their own on a desktop, and the page says so [GAME-27]',
  async ({ expect, language, page }) => {
    await openGamePage(page, language, 'sport')
    await playButton(page, language).click()
    await expect(screenOf(page, 'gameLaunch', 'newTab')).toBeVisible()
    await expect(playButton(page, language)).toBeFocused()
  },
  { size: 'desktop' },
)
