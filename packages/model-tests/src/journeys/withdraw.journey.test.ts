import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessWithdraw } from './withdraw.headless.target.ts'
import { withdrawJourney } from './withdraw.journey.ts'
import { withdrawModel } from './withdraw.model.ts'

testHeadlessWalks({
  journey: withdrawJourney,
  model: withdrawModel,
  open: openHeadlessWithdraw,
  random: { seed: 20_261_122, walks: 5 },
})
