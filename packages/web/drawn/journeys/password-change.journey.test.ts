import { passwordChangeOnScreen } from '../../visit/journeys/password-change.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(passwordChangeOnScreen)
