import { promotionsOnScreen } from '../../visit/journeys/promotions.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(promotionsOnScreen)
