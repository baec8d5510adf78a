import { affiliateWithdrawOnScreen } from '../../visit/journeys/affiliate-withdraw.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(affiliateWithdrawOnScreen)
