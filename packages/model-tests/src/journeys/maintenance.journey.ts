import type { SnapshotFrom } from 'xstate'
import { type Journey, startOf } from './journey.ts'
import { maintenanceModel } from './maintenance.model.ts'
import {
  type MaintenanceSight,
  type MaintenanceStep,
  maintenanceSteps,
} from './maintenance.sight.ts'

/** A visitor meets maintenance, a closed site and a lost network, and comes back to where they were. */
export const maintenanceJourney: Journey<MaintenanceStep, MaintenanceSight> = {
  name: 'maintenance',
  steps: maintenanceSteps,
  rareSteps: ['reload', 'lookAway', 'loseConnection'],
  start: startOf({ model: maintenanceModel, steps: maintenanceSteps, sightOf }),
  describeSight: ({ isOffline, page }) => [page, ...(isOffline ? ['offline'] : [])].join(', '),
}

function sightOf({ context }: SnapshotFrom<typeof maintenanceModel>): MaintenanceSight {
  const { isConnected, known, place } = context
  const covered = known.isDown ? 'maintenance' : place
  return { page: known.isClosed ? 'closed' : covered, isOffline: !isConnected }
}
