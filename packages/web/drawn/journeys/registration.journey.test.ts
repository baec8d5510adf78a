import { registrationOnScreen } from '../../visit/journeys/registration.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(registrationOnScreen)
