import { buttonIn, pageHeading } from '../visit/controls.steps.ts'
import { games, openGamePage } from '../visit/game.steps.ts'
import { beMember, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, words } from '../visit/words.ts'

story(
  'a game whose details cannot be read has a page without them, and can be played',
  async ({ control, expect, language, page }) => {
    await control.fault('getGameInfo', 'reset', { times: null })
    await openGamePage(page, language)
    await expect(screenOf(page, 'gamePage', 'shown')).toBeVisible()
    await expect(buttonIn(page, language, 'gameLaunch.play')).toBeVisible()
    await expect(page.getByText(words(language, 'gamePage.info.rtp'))).toHaveCount(0)
  },
)

story(
  'the figures of a game that could not be read are read on another try, which keeps the focus on the page',
  async ({ control, expect, language, page }) => {
    await control.fault('getGameInfo', 'malformed', { times: 1 })
    await openGamePage(page, language)
    await expect(page.getByText(words(language, 'gamePage.detailsFailed'))).toBeVisible()
    await buttonIn(page, language, 'action.tryAgain').press('Enter')
    await expect(page.getByText(words(language, 'gamePage.info.rtp'))).toBeVisible()
    await expect(pageHeading(page)).toBeFocused()
  },
)

story(
  'a game that cannot be loaded says so, and loads on the second try',
  async ({ control, expect, language, page }) => {
    await beMember(page, language)
    await control.fault('getGame', 'malformed', { times: 1 })
    await page.goto(addressOf(language, `/game/${games.slot.id}/slot`))
    await expect(screenOf(page, 'content', 'tryLater')).toBeVisible()
    await buttonIn(page, language, 'action.tryAgain').click()
    await expect(screenOf(page, 'gamePage', 'shown')).toBeVisible()
  },
)
