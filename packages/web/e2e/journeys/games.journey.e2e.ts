import { gamesJourney } from '@croupier/model-tests/journeys'
import { openBrowserGames } from './games.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(gamesJourney, ({ screen }) => screen, openBrowserGames, 30)
