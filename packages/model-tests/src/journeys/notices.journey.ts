import type { SnapshotFrom } from 'xstate'
import { type Journey, startOf } from './journey.ts'
import { noticesModel, shownNews } from './notices.model.ts'
import { type NoticesSight, type NoticesStep, noticesSteps } from './notices.sight.ts'

/** A member sees the operator's notices, no more often than promised and never over money. */
export const noticesJourney: Journey<NoticesStep, NoticesSight> = {
  name: 'notices',
  steps: noticesSteps,
  rareSteps: ['wait', 'changeBankAccount', 'signOut'],
  start: startOf({ model: noticesModel, steps: noticesSteps, sightOf }),
  describeSight: ({ isPanelOpen, notice, page }) =>
    [page, ...(isPanelOpen ? ['depositing'] : []), ...(notice ? [notice] : [])].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof noticesModel>): NoticesSight {
  if (snapshot.matches('visitor')) return { page: 'visitor', isPanelOpen: false, notice: null }
  const isPanelOpen = snapshot.matches({ member: 'depositing' })
  const { page } = snapshot.context
  return { page, isPanelOpen, notice: isPanelOpen ? null : shownNews(snapshot.context) }
}
