import { gamesOnScreen } from '../../visit/journeys/games.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(gamesOnScreen)
