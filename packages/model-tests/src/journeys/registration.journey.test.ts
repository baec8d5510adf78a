import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessRegistration } from './registration.headless.target.ts'
import { registrationJourney } from './registration.journey.ts'
import { registrationModel } from './registration.model.ts'

testHeadlessWalks({
  journey: registrationJourney,
  model: registrationModel,
  open: openHeadlessRegistration,
})
