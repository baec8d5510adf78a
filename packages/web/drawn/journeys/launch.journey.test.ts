import { launchOnScreen } from '../../visit/journeys/launch.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(launchOnScreen)
