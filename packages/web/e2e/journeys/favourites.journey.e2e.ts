import { favouritesJourney } from '@croupier/model-tests/journeys'
import { openBrowserFavourites } from './favourites.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(favouritesJourney, favouritesJourney.tell, openBrowserFavourites, 12)
