import {
  type MaintenanceResult,
  maintenanceMachine,
} from '../../../src/app/maintenance/maintenance.machine.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

export const maintenanceCases = casesOf({
  chart: maintenanceMachine,
  inputs: [
    { isDown: false, isClosed: false },
    { isDown: true, isClosed: true },
  ],
  events: [{ type: 'page.hidden' }, { type: 'page.resumed' }],
  answers: {
    checkMaintenance: [
      { answer: 'up', isClosed: false, now: testEpoch },
      { answer: 'down', isClosed: null, now: testEpoch },
      { answer: 'unknown', isClosed: true, now: testEpoch },
    ] satisfies MaintenanceResult[],
  },
})
