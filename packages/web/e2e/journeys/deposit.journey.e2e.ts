import { depositOnScreen } from '../../visit/journeys/deposit.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(depositOnScreen)
