import { bahtToSatang } from '../../../src/base/money/satang.ts'
import { minute } from '../../../src/base/time/durations.ts'
import { creditWatchMachine } from '../../../src/flows/credit-watch/credit-watch.machine.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const deadline = testEpoch + 5 * minute
const before = bahtToSatang(1_000)
const after = bahtToSatang(1_500)
const start = { amount: bahtToSatang(500), balanceBefore: before, deadline, isVisible: true }

export const creditWatchCases = casesOf({
  chart: creditWatchMachine,
  inputs: [start, { ...start, isVisible: false }, { ...start, balanceBefore: null }],
  events: [{ type: 'page.hidden' }, { type: 'page.resumed' }],
  answers: {
    lookAtBalance: [
      { balance: before, now: testEpoch },
      { balance: after, now: testEpoch },
      { balance: before, now: deadline },
      { balance: null, now: deadline },
    ],
  },
})
