import { recoveryJourney } from '@croupier/model-tests/journeys'
import { testTours } from './old.tours.ts'
import { openBrowserRecovery } from './recovery.browser.target.ts'

testTours(recoveryJourney, ({ page }) => page, openBrowserRecovery)
