import { satang } from '../../../src/base/money/satang.ts'
import {
  type TraceResult,
  withdrawTrackerMachine,
} from '../../../src/flows/withdraw/withdraw-tracker.machine.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

export const withdrawTrackerCases = casesOf({
  chart: withdrawTrackerMachine,
  inputs: [{ amount: satang(50_000), at: testEpoch }],
  events: [],
  // How often it has asked only sets the pause.
  distinguish: ({ trace }) => trace,
  answers: {
    lookForTrace: [
      { stage: 'onItsWay', reference: 'W-7' },
      { stage: 'paidOut', reference: 'W-7' },
      null,
    ] satisfies TraceResult[],
  },
})
