import { sessionOnScreen } from '../../visit/journeys/session.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(sessionOnScreen)
