import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessHistory } from './history.headless.target.ts'
import { historyJourney } from './history.journey.ts'
import { historyModel } from './history.model.ts'

testHeadlessWalks({
  journey: historyJourney,
  model: historyModel,
  open: openHeadlessHistory,
})
