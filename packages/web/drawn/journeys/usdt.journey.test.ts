import { usdtOnScreen } from '../../visit/journeys/usdt.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(usdtOnScreen)
