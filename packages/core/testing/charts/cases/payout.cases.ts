import { assign } from 'xstate'
import { satang } from '../../../src/base/money/satang.ts'
import { day } from '../../../src/base/time/durations.ts'
import { payoutMachine } from '../../../src/flows/payout/payout.machine.ts'
import { type LookResult, longestOnItsWay } from '../../../src/flows/payout/payout.outcome.ts'
import type { PayoutEnding, PayoutRefusal } from '../../../src/flows/payout/payout.types.ts'
import { payoutAttempt } from '../../payout-attempt.ts'
import { confirmations } from '../../payout-confirmations.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const amount = satang(50_000)
const attempt = payoutAttempt({ amount, askedAt: testEpoch, askedAtHost: testEpoch })
const lock = { from: testEpoch, until: testEpoch + longestOnItsWay, amount }
const refusal: PayoutRefusal = {
  message: { id: 'withdraw.error.insufficientBalance' },
  min: null,
  lockedUntil: null,
}
const unclear = {
  kind: 'code',
  code: 77,
  message: null,
  at: testEpoch,
  atHost: testEpoch,
} as const

/** Every possible ending of a payout. */
export const payoutEndings: readonly PayoutEnding[] = [
  { kind: 'changed' },
  { kind: 'left' },
  { kind: 'accepted', amount, lock },
  { kind: 'refused', refusal },
  { kind: 'found' },
  { kind: 'over', unclear },
  { kind: 'over', unclear: null },
  { kind: 'givenUp' },
  { kind: 'settledElsewhere' },
]

const start = { payout: 'withdraw', amount } as const
/** Nothing is sent to a parent: no chart runs this one here. */
const nothingSent = () => {}

export const payoutCases = casesOf({
  chart: payoutMachine,
  inputs: [
    { ...start, asksForPassword: false, attempt: null },
    { ...start, asksForPassword: false, attempt },
    { ...start, asksForPassword: true, attempt: null },
  ],
  events: [
    { type: 'payout.changePassword', isFilled: true },
    { type: 'payout.changePassword', isFilled: false },
    { type: 'payout.confirm' },
    { type: 'payout.allow' },
    { type: 'payout.change' },
    { type: 'payout.leave' },
    { type: 'payout.checkAgain' },
    { type: 'payout.goBack' },
    { type: 'route.settled' },
    { type: 'page.resumed' },
    { type: 'clock.adjusted' },
    { type: 'payout.sent', attempt },
    { type: 'payout.lost', attempt },
    { type: 'payout.claimedElsewhere', attempt },
    { type: 'payout.settledElsewhere' },
    { type: 'payout.accepted', amount, lock },
    { type: 'payout.refused', refusal },
  ],
  distinguish: ({ attempt: stored, password }) => ({
    hasAttempt: stored !== null,
    password: password && [password.isFilled, password.isConfirmed],
  }),
  guards: { hasAttemptElsewhere: () => true },
  actions: {
    emitCheck: nothingSent,
    emitFound: nothingSent,
    emitBalanceDoubted: nothingSent,
    restoreAttempt: assign({ attempt }),
    setAttemptWait: assign({
      attemptWait: {
        from: testEpoch,
        endsAt: testEpoch + longestOnItsWay,
        givesUpAt: testEpoch + day,
      },
    }),
  },
  answers: {
    confirmPassword: confirmations,
    lookAtHistory: [
      { kind: 'found', at: testEpoch },
      { kind: 'notFound' },
      { kind: 'cannotCheck' },
    ] satisfies LookResult[],
  },
})
