import { transferOnScreen } from '../../visit/journeys/transfer.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(transferOnScreen)
