import { usdtJourney } from '@croupier/model-tests/journeys'
import { openUsdtTarget } from '../../visit/journeys/usdt.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(
  usdtJourney,
  ({ guideStep, isTold, page }) => [page, isTold, guideStep !== null].join(),
  openUsdtTarget,
)
