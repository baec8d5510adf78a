import { sessionOnScreen } from '../../visit/journeys/session.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(sessionOnScreen)
