import type { SnapshotFrom } from 'xstate'
import { favouritesModel } from './favourites.model.ts'
import {
  type FavouritesSight,
  type FavouritesStep,
  favouritesSteps,
  otherFavourites,
} from './favourites.sight.ts'
import { type Journey, seenIn, startOf } from './journey.ts'

/** A member likes a game, changes their mind, and meets a server that refuses or whose answer is lost. */
export const favouritesJourney: Journey<FavouritesStep, FavouritesSight> = {
  name: 'favourites',
  steps: favouritesSteps,
  rareSteps: ['reload'],
  start: startOf({ model: favouritesModel, steps: favouritesSteps, sightOf }),
  describeSight: ({ count, isLiked, page }) =>
    `${page}: ${isLiked === null ? 'not there' : isLiked ? 'liked' : 'not liked'}, ${count} in all`,
}

function sightOf(snapshot: SnapshotFrom<typeof favouritesModel>): FavouritesSight {
  const seen = seenIn(snapshot)
  const { isLiked, isListed } = snapshot.context
  return {
    page: seen.page,
    isLiked: isListed ? isLiked : null,
    count: otherFavourites + (isLiked ? 1 : 0),
  }
}
