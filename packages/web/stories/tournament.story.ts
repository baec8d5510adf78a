import { screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'a tournament has the games that count, its board and its rules',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/slot-tournament'))
    const active = page.getByRole('main').getByRole('article').first()
    await expect(active.getByRole('link')).toHaveCount(6)
    await active.getByText(words(language, 'tournament.board')).click()
    await expect(active.getByRole('row')).toHaveCount(11)
    const name = (await active.getByRole('heading', { level: 2 }).textContent()) ?? ''
    const board = active.getByRole('region', {
      name: sentence(language, 'tournament.boardOf', { name }),
    })
    await expect(board.getByRole('row')).toHaveCount(11)
    await active.getByText(words(language, 'tournament.rules')).click()
    await expect(active).toContainText(
      language === 'th' ? 'สิ้นเดือนผู้ที่มีแต้มสูงสุด' : 'At the end of the month',
    )
    await active.getByRole('link').first().click()
    await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
  },
)
