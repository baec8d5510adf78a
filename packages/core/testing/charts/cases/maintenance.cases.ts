import {
  type MaintenanceResult,
  maintenanceMachine,
} from '../../../src/maintenance/maintenance.machine.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

export const maintenanceCases = casesOf({
  chart: maintenanceMachine,
  inputs: [{ isDown: false }, { isDown: true }],
  events: [{ type: 'page.hidden' }, { type: 'page.resumed' }],
  answers: {
    checkMaintenance: [
      { answer: 'up', now: testEpoch },
      { answer: 'down', now: testEpoch },
      { answer: 'unknown', now: testEpoch },
    ] satisfies MaintenanceResult[],
  },
})
