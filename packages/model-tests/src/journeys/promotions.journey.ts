import type { SnapshotFrom } from 'xstate'
import { type Journey, startOf } from './journey.ts'
import { promotionsModel } from './promotions.model.ts'
import { type PromotionsSight, type PromotionsStep, promotionsSteps } from './promotions.sight.ts'

/** A visitor takes an offer, which runs out once. */
export const promotionsJourney: Journey<PromotionsStep, PromotionsSight> = {
  name: 'promotions',
  steps: promotionsSteps,
  rareSteps: ['alreadyRegistered', 'waitAnHour'],
  start: startOf({ model: promotionsModel, steps: promotionsSteps, sightOf }),
  describeSight: ({ box, offer, page }) =>
    [page, ...(offer ? [offer] : []), ...(box ? [box] : [])].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof promotionsModel>): PromotionsSight {
  const { isCollapsed, page } = snapshot.context
  const box = isCollapsed ? 'collapsed' : 'expanded'
  switch (snapshot.value) {
    case 'quiet':
      return { page, offer: null, box: null }
    case 'running':
      return { page, offer: 'running', box }
    default:
      return { page, offer: snapshot.value, box: null }
  }
}
