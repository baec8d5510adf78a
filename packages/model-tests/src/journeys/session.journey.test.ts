import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessSession } from './session.headless.target.ts'
import { sessionJourney } from './session.journey.ts'
import { sessionModel } from './session.model.ts'

testHeadlessWalks({
  journey: sessionJourney,
  model: sessionModel,
  open: openHeadlessSession,
})
