import { satang } from '../../../src/base/money/satang.ts'
import { minute } from '../../../src/base/time/durations.ts'
import { withdrawLockMachine } from '../../../src/flows/withdraw/withdraw-lock.machine.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const lock = { from: testEpoch, until: testEpoch + 10 * minute, amount: satang(50_000) }
const over = lock.until

export const withdrawLockCases = casesOf({
  chart: withdrawLockMachine,
  inputs: [{ now: testEpoch }],
  events: [
    { type: 'lock.kept', lock, now: testEpoch },
    { type: 'lock.kept', lock: { ...lock, amount: null }, now: testEpoch },
    { type: 'lock.kept', lock: null, now: testEpoch },
    { type: 'clock.ticked', now: testEpoch },
    { type: 'clock.ticked', now: over },
    { type: 'page.resumed', now: testEpoch },
    { type: 'page.resumed', now: over },
    { type: 'clock.adjusted', now: testEpoch },
    { type: 'clock.adjusted', now: over },
  ],
})
