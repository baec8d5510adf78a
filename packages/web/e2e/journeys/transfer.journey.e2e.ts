import { transferJourney } from '@croupier/model-tests/journeys'
import { testTours } from './tours.ts'
import { openBrowserTransfer } from './transfer.browser.target.ts'

testTours(transferJourney, ({ screen }) => screen, openBrowserTransfer)
