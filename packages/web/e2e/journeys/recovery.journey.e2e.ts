import { recoveryJourney } from '@croupier/model-tests/journeys'
import { openBrowserRecovery } from './recovery.browser.target.ts'
import { testTours } from './tours.ts'

testTours(recoveryJourney, ({ page }) => page, openBrowserRecovery)
