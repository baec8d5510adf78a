import { withdrawOnScreen } from '../../visit/journeys/withdraw.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(withdrawOnScreen)
