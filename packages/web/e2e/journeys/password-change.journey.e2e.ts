import { passwordChangeJourney } from '@croupier/model-tests/journeys'
import { testTours } from './old.tours.ts'
import { openBrowserPasswordChange } from './password-change.browser.target.ts'

testTours(passwordChangeJourney, ({ page }) => page, openBrowserPasswordChange)
