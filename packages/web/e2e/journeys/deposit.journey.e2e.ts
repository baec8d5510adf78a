import { depositJourney } from '@croupier/model-tests/journeys'
import { openBrowserDeposit } from './deposit.browser.target.ts'
import { testTours } from './tours.ts'

testTours(depositJourney, ({ screen }) => screen, openBrowserDeposit)
