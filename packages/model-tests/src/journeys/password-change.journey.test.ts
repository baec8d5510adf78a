import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessPasswordChange } from './password-change.headless.target.ts'
import { passwordChangeJourney } from './password-change.journey.ts'
import { passwordChangeModel } from './password-change.model.ts'

testHeadlessWalks({
  journey: passwordChangeJourney,
  model: passwordChangeModel,
  open: openHeadlessPasswordChange,
})
