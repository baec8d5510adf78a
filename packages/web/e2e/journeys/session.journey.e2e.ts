import { sessionJourney } from '@croupier/model-tests/journeys'
import { testTours } from './old.tours.ts'
import { openBrowserSession } from './session.browser.target.ts'

testTours(sessionJourney, sessionJourney.tell, openBrowserSession, 30)
