import { noticesOnScreen } from '../../visit/journeys/notices.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(noticesOnScreen)
