import { recoveryOnScreen } from '../../visit/journeys/recovery.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(recoveryOnScreen)
