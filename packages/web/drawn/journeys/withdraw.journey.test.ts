import { withdrawJourney } from '@croupier/model-tests/journeys'
import { openWithdrawTarget } from '../../visit/journeys/withdraw.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(
  withdrawJourney,
  ({ isLocked, problem, screen }) => [screen, problem, isLocked].join(),
  openWithdrawTarget,
  30,
)
