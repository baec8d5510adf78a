import { affiliateWithdrawOnScreen } from '../../visit/journeys/affiliate-withdraw.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(affiliateWithdrawOnScreen)
