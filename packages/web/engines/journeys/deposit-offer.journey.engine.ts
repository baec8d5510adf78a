import { depositOfferOnScreen } from '../../visit/journeys/deposit-offer.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(depositOfferOnScreen)
