import { usdtOnScreen } from '../../visit/journeys/usdt.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(usdtOnScreen)
