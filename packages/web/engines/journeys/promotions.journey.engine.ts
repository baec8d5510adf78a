import { promotionsOnScreen } from '../../visit/journeys/promotions.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(promotionsOnScreen)
