import { sessionJourney } from '@croupier/model-tests/journeys'
import { openBrowserSession } from './session.browser.target.ts'
import { testTours } from './tours.ts'

testTours(sessionJourney, sessionJourney.tell, openBrowserSession, 30)
