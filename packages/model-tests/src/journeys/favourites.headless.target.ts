import { favouritesView, isFavouriteGame } from '@croupier/core/favourite'
import { gameListView } from '@croupier/core/game-list'
import { second } from '@croupier/core/time'
import { visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, visitSite } from '../site-visit.ts'
import { favouritesJourney } from './favourites.journey.ts'
import { loseFavourite, refuseFavourite } from './favourites.server.ts'
import { type FavouritesSight, type FavouritesStep, likedGame } from './favourites.sight.ts'
import { headless } from './headless.journey.ts'
import type { JourneyTarget } from './journey.ts'

/** Favourites in this process, on the virtual clock, against the mock server. */
export async function openHeadlessFavourites(): Promise<
  JourneyTarget<FavouritesStep, FavouritesSight>
> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  let visit = await visitAs(browser, 'demo')
  const go = (path: string) => visit.navigation.go(path, 'push')
  go('/list/pp')
  await visit.advance(second)

  const press = () => {
    const game = gameIn(visit)
    if (!game) throw new Error(`${likedGame.en} is not listed`)
    visit.flow('favourites').send({
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
    reload: async () => {
      visit.leave()
      visit = await visitSite(browser, visit.navigation.current())
    },
  }

  return {
    take: async (step) => {
      await steps[step]()
      await visit.advance(second)
    },
    look: async () => lookAt(visit),
    close: async () => visit.leave(),
  }
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
