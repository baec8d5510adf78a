import { historyOnScreen } from '../../visit/journeys/history.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(historyOnScreen)
