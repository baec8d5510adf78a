import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessRecovery } from './recovery.headless.target.ts'
import { recoveryJourney } from './recovery.journey.ts'
import { recoveryModel } from './recovery.model.ts'

testHeadlessWalks({
  journey: recoveryJourney,
  model: recoveryModel,
  open: openHeadlessRecovery,
})
