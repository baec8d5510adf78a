import { historyOnScreen } from '../../visit/journeys/history.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(historyOnScreen)
