import { favouritesOnScreen } from '../../visit/journeys/favourites.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(favouritesOnScreen)
