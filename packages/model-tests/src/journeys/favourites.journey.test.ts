import { openHeadlessFavourites } from './favourites.headless.target.ts'
import { favouritesJourney } from './favourites.journey.ts'
import { favouritesModel } from './favourites.model.ts'
import { testHeadlessWalks } from './headless.walks.ts'

testHeadlessWalks({
  journey: favouritesJourney,
  model: favouritesModel,
  open: openHeadlessFavourites,
  shows: '[GAME-20]',
})
