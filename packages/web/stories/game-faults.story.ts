import { buttonIn } from '../visit/controls.steps.ts'
import { openGamePage } from '../visit/game.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { words } from '../visit/words.ts'

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
