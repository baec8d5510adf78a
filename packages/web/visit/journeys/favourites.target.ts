import { favouritesJourney } from '@croupier/model-tests/journeys/favourites.journey'
import { loseFavourite, refuseFavourite } from '@croupier/model-tests/journeys/favourites.server'
import {
  type FavouritesSight,
  type FavouritesStep,
  likedGame,
  otherFavourites,
} from '@croupier/model-tests/journeys/favourites.sight'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { mainMenu, openMenu } from '../menu.steps.ts'
import type { Part } from '../screen.ts'
import { beMember, screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, sentence, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import type { ScreenJourney } from './screen.journey.ts'

/** Favourites on the screen, for a member who has opened a short list of games. */
async function openFavouritesTarget(
  visit: Visit,
): Promise<JourneyTarget<FavouritesStep, FavouritesSight>> {
  const { control, language, page } = visit
  await beMember(page, language)
  const load = (path: string) => page.goto(addressOf(language, path))
  await load('/list/pp')

  const press = () => heartIn(visit).click()
  const pressAnd = (meet: typeof refuseFavourite) => async () => {
    await meet(control)
    await press()
  }
  const steps: Record<FavouritesStep, () => Promise<unknown>> = {
    like: press,
    likeAndBeRefused: pressAnd(refuseFavourite),
    likeAndLoseAnswer: pressAnd(loseFavourite),
    dislike: press,
    dislikeAndBeRefused: pressAnd(refuseFavourite),
    dislikeAndLoseAnswer: pressAnd(loseFavourite),
    openFavourites: () => load('/favourite'),
    openList: () => load('/list/pp'),
    reload: () => page.reload(),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, favouritesJourney, () => lookAtFavourites(visit)),
    close: async () => {},
  }
}

/** The heart of the game; with a name, if it has that name. */
function heartIn({ language, page }: Visit, id?: 'favourite.add' | 'favourite.remove'): Part {
  const card = page.getByRole('link', { name: likedGame[language], exact: true })
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: card })
    .getByRole('button', id === undefined ? {} : { name: words(language, id), exact: true })
}

/** What the member sees, or the name of an intermediate screen. */
async function lookAtFavourites(visit: Visit): Promise<FavouritesSight | string> {
  const { page } = visit
  if (!(await screenOf(page, 'gameList', 'listed').isVisible())) return page.url()
  const isFull = await heartIn(visit, 'favourite.remove').isVisible()
  const isLiked = isFull || (await heartIn(visit, 'favourite.add').isVisible()) ? isFull : null
  const count = await countIn(visit)
  if (count === null) return `${page.url()} without a count`
  const isFavourites = new URL(page.url()).pathname.endsWith('/favourite')
  return { page: isFavourites ? 'favourites' : 'list', isLiked, count }
}

/** How many favourites the menu counts; on a phone the menu is opened for that, and closed. */
async function countIn({ language, page, size }: Visit): Promise<number | null> {
  const menu = mainMenu(page, language)
  if (size === 'phone') await openMenu(page, language)
  await menu.waitFor()
  let found: number | null = null
  for (const count of [otherFavourites, otherFavourites + 1]) {
    const name = sentence(language, 'menu.favouritesCount', { count })
    if (await menu.getByRole('link', { name, exact: true }).isVisible()) found = count
  }
  if (size === 'desktop') return found
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(language, 'action.close'), exact: true })
    // A message over the menu has a close button of the same name.
    .first()
    .click()
  await menu.waitFor({ state: 'hidden' })
  return found
}

export const favouritesOnScreen: ScreenJourney<FavouritesStep, FavouritesSight> = {
  journey: favouritesJourney,
  open: openFavouritesTarget,
  describeSight: favouritesJourney.describeSight,
  limit: 12,
}
