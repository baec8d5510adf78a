import { usdtOnScreen } from '../../visit/journeys/usdt.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(usdtOnScreen)
