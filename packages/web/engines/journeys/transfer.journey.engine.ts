import { transferOnScreen } from '../../visit/journeys/transfer.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(transferOnScreen)
