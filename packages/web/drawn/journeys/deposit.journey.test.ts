import { depositOnScreen } from '../../visit/journeys/deposit.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(depositOnScreen)
