import { registrationOnScreen } from '../../visit/journeys/registration.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(registrationOnScreen)
