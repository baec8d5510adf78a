import { depositOnScreen } from '../../visit/journeys/deposit.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(depositOnScreen)
