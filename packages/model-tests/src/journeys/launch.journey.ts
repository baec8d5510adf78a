import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { launchModel } from './launch.model.ts'
import { type LaunchSight, type LaunchStep, launchSteps } from './launch.sight.ts'

/** A member or visitor opens a game and comes back from it. */
export const launchJourney: Journey<LaunchStep, LaunchSight> = {
  name: 'launch',
  steps: launchSteps,
  rareSteps: ['reload'],
  start: startOf({ model: launchModel, steps: launchSteps, sightOf }),
  describeSight: ({ notice, page }) => [page, ...(notice ? [notice] : [])].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof launchModel>): LaunchSight {
  return seenIn(snapshot)
}
