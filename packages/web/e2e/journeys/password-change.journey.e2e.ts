import { passwordChangeOnScreen } from '../../visit/journeys/password-change.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(passwordChangeOnScreen)
