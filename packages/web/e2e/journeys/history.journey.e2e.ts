import { historyJourney } from '@croupier/model-tests/journeys'
import { openBrowserHistory } from './history.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(historyJourney, ({ page }) => page, openBrowserHistory)
