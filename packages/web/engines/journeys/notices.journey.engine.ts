import { noticesOnScreen } from '../../visit/journeys/notices.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(noticesOnScreen)
