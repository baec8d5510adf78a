import { transferJourney } from '@croupier/model-tests/journeys'
import { openTransferTarget } from '../../visit/journeys/transfer.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(transferJourney, ({ screen }) => screen, openTransferTarget)
