import { testHeadlessWalks } from './headless.walks.ts'
import { openHeadlessPromotions } from './promotions.headless.target.ts'
import { promotionsJourney } from './promotions.journey.ts'
import { promotionsModel } from './promotions.model.ts'

testHeadlessWalks({
  journey: promotionsJourney,
  model: promotionsModel,
  open: openHeadlessPromotions,
})
