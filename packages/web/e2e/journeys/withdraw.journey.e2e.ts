import { withdrawOnScreen } from '../../visit/journeys/withdraw.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(withdrawOnScreen)
