import { noticesOnScreen } from '../../visit/journeys/notices.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(noticesOnScreen)
