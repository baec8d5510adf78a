import { registrationJourney } from '@croupier/model-tests/journeys'
import { testTours } from './old.tours.ts'
import { openBrowserRegistration } from './registration.browser.target.ts'

testTours(registrationJourney, ({ page }) => page, openBrowserRegistration)
