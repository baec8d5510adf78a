import { launchJourney } from '@croupier/model-tests/journeys'
import { test } from '../support/test.ts'
import { openBrowserLaunch } from './launch.browser.target.ts'
import { testTours } from './old.tours.ts'

test.use({
  provokedComplaints: ['console: gameLaunch.foreignOrigin {origin: https://games.evil.test}'],
})

testTours(launchJourney, ({ notice, page }) => `${page} ${notice}`, openBrowserLaunch)
