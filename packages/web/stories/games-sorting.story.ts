import { gamesIn } from '../visit/game.steps.ts'
import { beMember, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, words } from '../visit/words.ts'

story(
  'a member’s list keeps the order that they chose if the server cannot give its own',
  async ({ control, expect, language, page }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/list/slots'))
    const sort = page.getByRole('combobox', { name: words(language, 'game.sort.label') })
    const names = gamesIn(page).getByRole('link')
    await expect(names.first()).toBeVisible()
    await sort.selectOption('A-Z')
    await expect(page).toBeAt(addressOf(language, '/list/slots?sort=A-Z'))
    await expect(screenOf(page, 'gameList', 'listed')).toBeVisible()
    const sorted = await names.allTextContents()
    await sort.selectOption('default')
    await expect(page).toBeAt(addressOf(language, '/list/slots'))
    await control.fault('lists', 'reset', { times: null })
    await sort.selectOption('A-Z')
    await expect(page).toBeAt(addressOf(language, '/list/slots?sort=A-Z'))
    await expect(screenOf(page, 'gameList', 'listed')).toBeVisible()
    await expect(names).toHaveTexts(sorted)
  },
)
