import { depositJourney } from '@croupier/model-tests/journeys'
import { openDepositTarget } from '../../visit/journeys/deposit.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(depositJourney, ({ screen }) => screen, openDepositTarget)
