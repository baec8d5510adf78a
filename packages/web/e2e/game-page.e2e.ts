import { games, openGamePage } from '../visit/game.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { addressOf, languages, words } from '../visit/words.ts'
import { passTime } from './support/passing-time.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

for (const language of languages) {
  test(`in ${language} the page of a game says what is known of it, and that the past predicts nothing [GAME-06, GAME-07]`, async ({
    page,
  }) => {
    await openGamePage(page, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(games.slot[language])
    await expect(page.getByText(words(language, 'gamePage.info.volatility'))).toBeVisible()
    const lately = page.getByRole('region', { name: words(language, 'gamePage.trend.title') })
    await expect(lately.getByRole('row')).toHaveCount(4)
    await expect(lately).toContainText(words(language, 'gamePage.trend.note'))
    const wins = page.getByRole('region', { name: words(language, 'gamePage.wins.title') })
    await expect(wins.getByRole('rowheader').first()).toHaveText(/^..\*\*\*.$/)
    await expectAccessible(page)
  })

  test(`in ${language} a visitor tries a demo, which needs no login [ROUTE-51, GAME-08]`, async ({
    isMobile,
    page,
  }) => {
    await page.goto(addressOf(language, '/game/pg_slots_101/x-demo'))
    await page
      .getByRole('button', { name: words(language, 'gameLaunch.playDemo'), exact: true })
      .click()
    if (isMobile) await expect(page).toHaveURL(/:\d+\/g\/demo\//)
    else await expect(screenOf(page, 'gameLaunch', 'embedded')).toBeVisible()
  })

  test(`in ${language} a game that does not exist is a page that was not found [ROUTE-41]`, async ({
    page,
  }) => {
    await page.goto(addressOf(language, '/game/none'))
    await expect(screenOf(page, 'content', 'error')).toContainText('404')
  })

  test(`in ${language} a tournament ends while somebody looks [GAME-15, ROUTE-28, ROUTE-29]`, async ({
    control,
    page,
  }) => {
    await control.setClock('2026-11-30T23:59:00+07:00')
    await page.clock.install()
    await page.goto(addressOf(language, '/slot-tournament'))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.first()).toContainText(words(language, 'tournament.active'))
    await expect(cards.nth(1)).toContainText(words(language, 'tournament.coming'))
    await expectAccessible(page)
    await passTime(page, control, 61_000)
    await expect(page.getByText(words(language, 'tournament.coming'))).toHaveCount(0)
    await expect(page.getByText(words(language, 'tournament.ended'))).toHaveCount(2)
  })

  test(`in ${language} tournaments that cannot be had are there at the second try`, async ({
    control,
    page,
  }) => {
    await control.fault('getTournaments', 'missingFields')
    await page.goto(addressOf(language, '/tournament'))
    await screenOf(page, 'content', 'tryLater').waitFor()
    await page
      .getByRole('button', { name: words(language, 'action.tryAgain'), exact: true })
      .click()
    await expect(screenOf(page, 'tournaments', 'shown')).toBeVisible()
  })
}
