import { passwordChangeJourney } from '@croupier/model-tests/journeys'
import { openBrowserPasswordChange } from './password-change.browser.target.ts'
import { testTours } from './tours.ts'

testTours(passwordChangeJourney, ({ page }) => page, openBrowserPasswordChange)
