import { withdrawJourney } from '@croupier/model-tests/journeys'
import { testTours } from './tours.ts'
import { openBrowserWithdraw } from './withdraw.browser.target.ts'

testTours(
  withdrawJourney,
  ({ isLocked, problem, screen }) => [screen, problem, isLocked].join(),
  openBrowserWithdraw,
  30,
)
