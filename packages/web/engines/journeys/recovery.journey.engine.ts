import { recoveryOnScreen } from '../../visit/journeys/recovery.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(recoveryOnScreen)
