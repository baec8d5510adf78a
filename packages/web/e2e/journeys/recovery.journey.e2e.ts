import { recoveryOnScreen } from '../../visit/journeys/recovery.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(recoveryOnScreen)
