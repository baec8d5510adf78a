import { usdtJourney } from '@croupier/model-tests/journeys'
import { testTours } from './tours.ts'
import { openBrowserUsdt } from './usdt.browser.target.ts'

/** Networks and pictures are gone through one by one in the tests of their own. */
testTours(
  usdtJourney,
  ({ guideStep, isTold, page }) => [page, isTold, guideStep !== null].join(),
  openBrowserUsdt,
)
