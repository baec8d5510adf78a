import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessTransfer } from './transfer.headless.target.ts'
import { transferJourney } from './transfer.journey.ts'
import { transferModel } from './transfer.model.ts'

testHeadlessWalks({
  journey: transferJourney,
  model: transferModel,
  open: openHeadlessTransfer,
  random: { seed: 20_261_122, walks: 5 },
})
