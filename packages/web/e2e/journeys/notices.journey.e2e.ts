import { noticesJourney } from '@croupier/model-tests/journeys'
import { openBrowserNotices } from './notices.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(noticesJourney, noticesJourney.tell, openBrowserNotices)
