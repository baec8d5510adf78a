import type { Game } from '@croupier/core/game'
import { arrangeGames, type GameListEvent, gameListView } from '@croupier/core/game-list'
import { searchPageView } from '@croupier/core/game-search'
import { second } from '@croupier/core/time'
import { openBrowser, type SiteVisit, visitSite } from '../site-visit.ts'
import { gamesJourney } from './games.journey.ts'
import { failGames } from './games.server.ts'
import {
  type FirstGame,
  firstGames,
  type GamesSight,
  type GamesStep,
  knownGames,
  searches,
} from './games.sight.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'

/** A search for games in this process, on the virtual clock, against the mock server. */
export async function openHeadlessGames(): Promise<JourneyTarget<GamesStep, GamesSight>> {
  const browser = openBrowser({ isLate: true })
  const tab = tabOf(browser, await visitSite(browser, '/en/list/slots'))

  const go = (path: string) => tab.navigation.go(`/en${path}`, 'push')
  const send = (event: GameListEvent) => tab.flow('gameList').send(event)
  const search = async (text: string) => {
    tab.app.actor.send({ type: 'gameSearch.requested' })
    await tab.advance(second)
    tab.flow('gameSearch').send({ type: 'gameSearch.type', text })
    tab.flow('gameSearch').send({ type: 'gameSearch.submit' })
  }

  const steps: Record<GamesStep, () => unknown> = {
    openSlots: () => go('/list/slots'),
    openFishing: () => go('/list/fishing'),
    openFishingAndFail: async () => {
      await failGames(browser.control)
      go('/list/fishing')
    },
    tryAgain: () => tab.app.actor.getSnapshot().children.content?.send({ type: 'content.retry' }),
    sortByName: () => send({ type: 'gameList.choose', choice: { sort: 'A-Z' } }),
    chooseProvider: () => send({ type: 'gameList.choose', choice: { provider: 'pg' } }),
    searchForGame: () => search(searches.game),
    searchOnWrongKeyboard: () => search(searches.wrongKeyboard),
    searchForNothing: () => search(searches.nothing),
    searchTooShort: () => go('/search/ab'),
    reload: () => tab.reload(),
  }

  return targetOf({ tab, steps, lookAt })
}

function lookAt(visit: SiteVisit): GamesSight {
  const { content } = visit.app.actor.getSnapshot().children
  if (content?.getSnapshot().hasTag('failure')) {
    return { page: 'failure', screen: 'failed', first: null, meant: null }
  }
  if (visit.navigation.current().startsWith('/en/search')) {
    const { games, repair, screen } = searchPageView(visit.flow('gameSearch').getSnapshot())
    if (screen !== 'found' && screen !== 'empty' && screen !== 'tooShort') {
      throw new Error(`the search is ${screen}`)
    }
    const meant = repair?.kind === 'layout' ? repair.term : null
    return { page: 'search', screen, first: firstOf(games), meant }
  }
  const { choice, games, screen } = gameListView(visit.flow('gameList').getSnapshot())
  if (screen === 'loading' || screen === 'failed') throw new Error(`the list is ${screen}`)
  const first = firstOf(arrangeGames(games, choice, 'en'))
  return { page: 'list', screen, first, meant: null }
}

function firstOf([first]: readonly Game[]): FirstGame | null {
  if (!first) return null
  const known = knownGames.find((game) => firstGames[game].en === first.names.en)
  if (!known) throw new Error(`no game of the model is ${first.names.en}`)
  return known
}

export const gamesHeadless = headless(gamesJourney, openHeadlessGames)
