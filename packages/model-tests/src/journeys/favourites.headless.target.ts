import { favouritesView, isFavouriteGame } from '@croupier/core/favourite'
import { gameListView } from '@croupier/core/game-list'
import { second } from '@croupier/core/time'
import { visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit } from '../site-visit.ts'
import { favouritesJourney } from './favourites.journey.ts'
import { loseFavourite, refuseFavourite } from './favourites.server.ts'
import { type FavouritesSight, type FavouritesStep, likedGame } from './favourites.sight.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'

/** Favourites in this process, on the virtual clock, against the mock server. */
export async function openHeadlessFavourites(): Promise<
  JourneyTarget<FavouritesStep, FavouritesSight>
> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  const tab = tabOf(browser, await visitAs(browser, 'demo'))
  const go = (path: string) => tab.navigation.go(path, 'push')
  go('/list/pp')
  await tab.advance(second)

  const press = () => {
    const game = gameIn(tab)
    if (!game) throw new Error(`${likedGame.en} is not listed`)
    tab.flow('favourites').send({
      type: 'favourites.toggle',
      gameId: game.id,
      isFavourite: game.isFavourite,
    })
  }
  const afterRefusing = async () => {
    await refuseFavourite(control)
    press()
  }
  const afterLosing = async () => {
    await loseFavourite(control)
    press()
  }

  const steps: Record<FavouritesStep, () => unknown> = {
    like: press,
    likeAndBeRefused: afterRefusing,
    likeAndLoseAnswer: afterLosing,
    dislike: press,
    dislikeAndBeRefused: afterRefusing,
    dislikeAndLoseAnswer: afterLosing,
    openFavourites: () => go('/favourite'),
    openList: () => go('/list/pp'),
    reload: () => tab.reload(),
  }

  return targetOf({ tab, steps, lookAt })
}

const gameIn = (visit: SiteVisit) =>
  gameListView(visit.flow('gameList').getSnapshot()).games.find(
    ({ names }) => names.en === likedGame.en,
  )

function lookAt(visit: SiteVisit): FavouritesSight {
  const view = favouritesView(visit.flow('favourites').getSnapshot())
  const game = gameIn(visit)
  return {
    page: visit.navigation.current() === '/favourite' ? 'favourites' : 'list',
    isLiked: game ? isFavouriteGame(view, game) : null,
    count: view.counts?.favourites ?? 0,
  }
}

export const favouritesHeadless = headless(favouritesJourney, openHeadlessFavourites)
