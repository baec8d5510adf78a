import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessUsdt } from './usdt.headless.target.ts'
import { usdtJourney } from './usdt.journey.ts'
import { usdtModel } from './usdt.model.ts'

testHeadlessWalks({
  journey: usdtJourney,
  model: usdtModel,
  open: openHeadlessUsdt,
})
