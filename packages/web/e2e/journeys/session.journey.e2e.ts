import { sessionOnScreen } from '../../visit/journeys/session.target.ts'
import { onPhone } from '../../visit/visitors.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(sessionOnScreen, [onPhone])
