import { withdrawOnScreen } from '../../visit/journeys/withdraw.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(withdrawOnScreen)
