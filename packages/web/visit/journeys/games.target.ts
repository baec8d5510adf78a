import { gamesJourney } from '@croupier/model-tests/journeys/games.journey'
import { failGames } from '@croupier/model-tests/journeys/games.server'
import {
  firstGames,
  type GamesSight,
  type GamesStep,
  knownGames,
  searches,
} from '@croupier/model-tests/journeys/games.sight'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { openSearch } from '../game.steps.ts'
import { mainMenu, openMainMenu } from '../menu.steps.ts'
import { screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, sentence, type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import type { ScreenJourney } from './screen.journey.ts'

/** Looking for games on the screen, for a visitor who has opened the slots. */
async function openGamesTarget(visit: Visit): Promise<JourneyTarget<GamesStep, GamesSight>> {
  const { control, language, page } = visit
  await page.goto(addressOf(language, '/list/slots'))
  await screenOf(page, 'gameList', 'listed').waitFor()

  const follow = async (id: WordId) => {
    await openMainMenu(page, language)
    await mainMenu(page, language)
      .getByRole('link', { name: words(language, id), exact: true })
      .click()
  }
  const choose = (id: WordId, value: string) =>
    page.getByRole('combobox', { name: words(language, id) }).selectOption(value)
  const search = async (text: string) => {
    const box = await openSearch(page, language)
    await box.fill(text)
    await box.press('Enter')
  }

  const steps: Record<GamesStep, () => Promise<unknown>> = {
    openSlots: () => follow('menu.slots'),
    openFishing: () => follow('menu.fishing'),
    openFishingAndFail: async () => {
      await failGames(control)
      await follow('menu.fishing')
    },
    tryAgain: () =>
      page.getByRole('button', { name: words(language, 'action.tryAgain'), exact: true }).click(),
    sortByName: () => choose('game.sort.label', 'A-Z'),
    chooseProvider: () => page.getByRole('button', { name: 'PGSoft', exact: true }).click(),
    searchForGame: () => search(searches.game),
    searchOnWrongKeyboard: () => search(searches.wrongKeyboard),
    searchForNothing: () => search(searches.nothing),
    searchTooShort: () => page.goto(addressOf(language, '/search/ab')),
    reload: () => page.reload(),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, gamesJourney, () => lookAtGames(visit)),
    close: async () => {},
  }
}

const nothing = { first: null, meant: null } as const

/** What the visitor sees, or the name of an intermediate screen. */
async function lookAtGames(visit: Visit): Promise<GamesSight | string> {
  const { language, page } = visit
  const isThere = (flow: string, screen: string) => screenOf(page, flow, screen).isVisible()
  if (await isThere('content', 'tryLater')) {
    return { page: 'failure', screen: 'failed', ...nothing }
  }
  if (await isThere('gameSearch', 'empty')) return { page: 'search', screen: 'empty', ...nothing }
  if (await isThere('gameSearch', 'tooShort')) {
    return { page: 'search', screen: 'tooShort', ...nothing }
  }
  const isList = await isThere('gameList', 'listed')
  const first = await firstIn(visit)
  if (first === null) return page.url()
  if (isList) return { page: 'list', screen: 'listed', first, meant: null }
  if (!(await isThere('gameSearch', 'found'))) return page.url()
  const { meant, wrongKeyboard } = searches
  const repaired = sentence(language, 'search.repairedLayout', { term: wrongKeyboard, meant })
  const isRepaired = await page.getByText(repaired, { exact: true }).isVisible()
  return { page: 'search', screen: 'found', first, meant: isRepaired ? meant : null }
}

/** The first game on the page, or null if the model does not know it. */
async function firstIn({ language, page }: Visit): Promise<GamesSight['first']> {
  const card = page.getByRole('main').getByRole('listitem').first()
  for (const game of knownGames) {
    const name = firstGames[game][language]
    if (await card.getByRole('link', { name, exact: true }).isVisible()) return game
  }
  return null
}

export const gamesOnScreen: ScreenJourney<GamesStep, GamesSight> = {
  journey: gamesJourney,
  open: openGamesTarget,
  describeSight: ({ screen }) => screen,
  limit: 30,
}
