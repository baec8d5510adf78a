import { fromPromise } from 'xstate'
import type { ApiClient } from '../api/client.ts'
import { checkMaintenanceCall } from './maintenance.calls.ts'
import { type MaintenanceResult, maintenanceMachine } from './maintenance.machine.ts'

/** The maintenance chart with its call. Code 0 means down, unlike in every other call [MAINT-02]. */
export function provideMaintenance({ api, clock }: { api: ApiClient; clock: { now(): number } }) {
  return maintenanceMachine.provide({
    actors: {
      checkMaintenance: fromPromise<MaintenanceResult>(async ({ signal }) => {
        const answer = await api.call(checkMaintenanceCall, {}, { purpose: 'background', signal })
        const now = clock.now()
        switch (answer.kind) {
          case 'accepted':
            return { answer: 'down', now }
          case 'refused':
            return { answer: 'up', now }
          case 'failed':
            return { answer: 'unknown', now }
        }
      }),
    },
  })
}
