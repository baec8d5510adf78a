import { affiliateWithdrawOnScreen } from '../../visit/journeys/affiliate-withdraw.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(affiliateWithdrawOnScreen)
