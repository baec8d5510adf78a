import { minute } from '@croupier/core/time'
import { games, openGamePage } from '../visit/game.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, beginningOf, words } from '../visit/words.ts'

story(
  'the page of a game shows what is known about it, and says that the past predicts nothing [GAME-06, GAME-07]',
  async ({ expect, language, page }) => {
    await openGamePage(page, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(games.slot[language])
    await expect(page.getByText(words(language, 'gamePage.info.volatility'))).toBeVisible()
    const lately = page.getByRole('region', { name: words(language, 'gamePage.trend.title') })
    await expect(lately.getByRole('row')).toHaveCount(4)
    await expect(screenOf(page, 'gamePage', 'shown')).toContainText(
      words(language, 'gamePage.trend.note'),
    )
    const wins = page.getByRole('region', { name: words(language, 'gamePage.wins.title') })
    await expect(wins.getByRole('rowheader').first()).toHaveText(/^..\*\*\*.$/)
  },
)

story(
  'the page of a game shows its rating where the answer has one, which it has for members alone [OPEN-81]',
  async ({ expect, language, page }) => {
    const main = page.getByRole('main')
    const anyRating = main.getByRole('img', { name: beginningOf(language, 'game.rating') })
    await page.goto(addressOf(language, `/game/${games.slot.id}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(games.slot[language])
    await expect(anyRating).toHaveCount(0)
    await openGamePage(page, language)
    await expect(anyRating).toHaveText('3')
  },
)

story(
  'a visitor tries a demo, which needs no login [ROUTE-51, GAME-08]',
  async ({ expect, language, page, size }) => {
    await page.goto(addressOf(language, '/game/pg_slots_101/x-demo'))
    await page
      .getByRole('button', { name: words(language, 'gameLaunch.playDemo'), exact: true })
      .click()
    if (size === 'phone') await expect(page).toBeAt(/^\/g\/demo\//)
    else await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
  },
)

story(
  'a demo says what it is while it runs, and says so aloud when it opens [GAME-08]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/game/pg_slots_101/x-demo'))
    const play = words(language, 'gameLaunch.playDemo')
    await page.getByRole('button', { name: play, exact: true }).click()
    const stage = screenOf(page, 'gameLaunch', 'embedded')
    const demo = words(language, 'gamePage.badge.demo')
    await expect(stage.getByText(demo, { exact: true })).toBeVisible()
    await expect(stage.getByRole('status').first()).toContainText(`(${demo})`)
  },
  { size: 'desktop' },
)

story(
  'a game that does not exist is a page that was not found [ROUTE-41]',
  async ({ expect, language, page }) => {
    await page.goto(addressOf(language, '/game/none'))
    await expect(screenOf(page, 'content', 'error')).toContainText('404')
  },
)

story(
  'a tournament ends while a visitor looks at it [GAME-15, ROUTE-28, ROUTE-29]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.setClock('2026-11-30T23:59:00+07:00')
    await page.goto(addressOf(language, '/slot-tournament'))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.first()).toContainText(words(language, 'tournament.active'))
    await expect(cards.nth(1)).toContainText(words(language, 'tournament.coming'))
    await context.passTime(minute)
    await expect(page.getByText(words(language, 'tournament.coming'))).toHaveCount(0)
    await expect(page.getByText(words(language, 'tournament.ended'))).toHaveCount(2)
  },
)

story(
  'tournaments that cannot be loaded load on the second try',
  async ({ control, expect, language, page }) => {
    await control.fault('getTournaments', 'missingFields')
    await page.goto(addressOf(language, '/tournament'))
    await expect(screenOf(page, 'content', 'tryLater')).toBeVisible()
    await page
      .getByRole('button', { name: words(language, 'action.tryAgain'), exact: true })
      .click()
    await expect(screenOf(page, 'tournaments', 'shown')).toBeVisible()
  },
)
