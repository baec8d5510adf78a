import { transferOnScreen } from '../../visit/journeys/transfer.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(transferOnScreen)
