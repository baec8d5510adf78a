import { sessionOnScreen } from '../../visit/journeys/session.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(sessionOnScreen)
