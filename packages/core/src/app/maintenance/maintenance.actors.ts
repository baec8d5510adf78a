import { fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { closureOf } from '../../kernel/site/site.closure.ts'
import { checkMaintenanceCall } from './maintenance.calls.ts'
import {
  type MaintenanceCheck,
  type MaintenanceResult,
  maintenanceMachine,
} from './maintenance.machine.ts'

/** The maintenance chart with its call provided. Unlike in every other call, code 0 means that the site is down [MAINT-02]. */
export function provideMaintenance({
  api,
  clock,
  siteDocument,
}: Pick<Services, 'api' | 'siteDocument'> & { clock: { now(): number } }) {
  const readClosure = () => siteDocument.read().then(closureOf, () => null)
  return maintenanceMachine.provide({
    actors: {
      checkMaintenance: fromPromise<MaintenanceResult, MaintenanceCheck>(
        async ({ input, signal }) => {
          const [answer, isClosed] = await Promise.all([
            api.call(checkMaintenanceCall, {}, { purpose: 'background', signal }),
            input.isConfigurationFresh ? null : readClosure(),
          ])
          const now = clock.now()
          switch (answer.kind) {
            case 'accepted':
              return { answer: 'down', isClosed, now }
            case 'refused':
              return { answer: 'up', isClosed, now }
            case 'failed':
              return { answer: 'unknown', isClosed, now }
          }
        },
      ),
    },
  })
}
