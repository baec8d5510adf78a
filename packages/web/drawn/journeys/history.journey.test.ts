import { historyOnScreen } from '../../visit/journeys/history.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(historyOnScreen)
