import { registrationJourney } from '@croupier/model-tests/journeys'
import { openBrowserRegistration } from './registration.browser.target.ts'
import { testTours } from './tours.ts'

testTours(registrationJourney, ({ page }) => page, openBrowserRegistration)
