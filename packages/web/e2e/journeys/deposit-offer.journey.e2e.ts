import { depositOfferOnScreen } from '../../visit/journeys/deposit-offer.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(depositOfferOnScreen)
