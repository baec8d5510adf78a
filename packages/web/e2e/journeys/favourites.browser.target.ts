import {
  type FavouritesSight,
  type FavouritesStep,
  favouritesJourney,
  type JourneyTarget,
  likedGame,
  loseFavourite,
  otherFavourites,
  refuseFavourite,
} from '@croupier/model-tests/journeys'
import type { Locator } from '@playwright/test'
import { mainMenu, openMenu } from '../../visit/menu.steps.ts'
import { balanceIn, screenOf, signIn } from '../../visit/steps.ts'
import { addressOf, sentence, words } from '../../visit/words.ts'
import { sizes } from '../support/browser.options.ts'
import { dismissToasts } from '../support/toasts.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

/** Favourites in a browser, for a member who has opened a short list of games. */
export async function openBrowserFavourites(
  visit: BrowserVisit,
): Promise<JourneyTarget<FavouritesStep, FavouritesSight>> {
  const { control, language, page } = visit
  await signIn(page, language)
  await balanceIn(page, language).waitFor()
  await dismissToasts(page, language)
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
    look: lookUntil({ page, journey: favouritesJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

function heartIn({ language, page }: BrowserVisit, isPressed?: boolean): Locator {
  const card = page.getByRole('link', { name: likedGame[language], exact: true })
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: card })
    .getByRole('button', isPressed === undefined ? {} : { pressed: isPressed })
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt(visit: BrowserVisit): Promise<FavouritesSight | string> {
  const { page } = visit
  if (!(await screenOf(page, 'gameList', 'listed').isVisible())) return page.url()
  const isFull = await heartIn(visit, true).isVisible()
  const isLiked = isFull || (await heartIn(visit, false).isVisible()) ? isFull : null
  const count = await countIn(visit)
  if (count === null) return `${page.url()} without a count`
  const isFavourites = new URL(page.url()).pathname.endsWith('/favourite')
  return { page: isFavourites ? 'favourites' : 'list', isLiked, count }
}

/** How many favourites the menu counts: on a phone it is opened for a look, and closed. */
async function countIn({ language, page }: BrowserVisit): Promise<number | null> {
  const menu = mainMenu(page, language)
  const isColumn = (page.viewportSize()?.width ?? 0) >= sizes.desktop.viewport.width
  if (!isColumn) await openMenu(page, language)
  await menu.waitFor()
  let found: number | null = null
  for (const count of [otherFavourites, otherFavourites + 1]) {
    const name = sentence(language, 'menu.favouritesCount', { count })
    if (await menu.getByRole('link', { name, exact: true }).isVisible()) found = count
  }
  if (isColumn) return found
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(language, 'action.close'), exact: true })
    .click()
  await menu.waitFor({ state: 'hidden' })
  return found
}
