import { promotionsOnScreen } from '../../visit/journeys/promotions.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(promotionsOnScreen)
