import { registrationOnScreen } from '../../visit/journeys/registration.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(registrationOnScreen)
