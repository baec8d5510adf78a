import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessNotices } from './notices.headless.target.ts'
import { noticesJourney } from './notices.journey.ts'
import { noticesModel } from './notices.model.ts'

testHeadlessWalks({
  journey: noticesJourney,
  model: noticesModel,
  open: openHeadlessNotices,
})
