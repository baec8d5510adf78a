import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessLaunch } from './launch.headless.target.ts'
import { launchJourney } from './launch.journey.ts'
import { launchModel } from './launch.model.ts'

testHeadlessWalks({
  journey: launchJourney,
  model: launchModel,
  open: openHeadlessLaunch,
})
