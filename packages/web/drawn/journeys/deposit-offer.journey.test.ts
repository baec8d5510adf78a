import { depositOfferOnScreen } from '../../visit/journeys/deposit-offer.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(depositOfferOnScreen)
