import type { SnapshotFrom } from 'xstate'
import { historyModel, shownOf } from './history.model.ts'
import { type HistorySight, type HistoryStep, historySteps } from './history.sight.ts'
import { type Journey, seenIn, startOf } from './journey.ts'

/** A member looks at their transactions. */
export const historyJourney: Journey<HistoryStep, HistorySight> = {
  name: 'history',
  steps: historySteps,
  rareSteps: ['reload'],
  start: startOf({ model: historyModel, steps: historySteps, sightOf }),
  describeSight: ({ count, filter, hasMore, page }) =>
    page === 'listed' ? `${count} of ${filter}${hasMore ? ', and more' : ''}` : page,
}

function sightOf(snapshot: SnapshotFrom<typeof historyModel>): HistorySight {
  const { page } = seenIn(snapshot)
  return page === 'listed'
    ? { page, filter: snapshot.context.filter, ...shownOf(snapshot.context) }
    : { page, filter: null, count: 0, hasMore: false }
}
