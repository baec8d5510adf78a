import { assign } from 'xstate'
import { satang } from '../../../src/base/money/satang.ts'
import { day, minute } from '../../../src/base/time/durations.ts'
import { type LookResult, longestOnItsWay } from '../../../src/flows/payout/payout.outcome.ts'
import { withdrawMachine } from '../../../src/flows/withdraw/withdraw.machine.ts'
import type { TermsResult, WithdrawEvent } from '../../../src/flows/withdraw/withdraw.types.ts'
import { payoutAttempt } from '../../payout-attempt.ts'
import { confirmations } from '../../payout-confirmations.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const attempt = payoutAttempt({
  amount: satang(50_000),
  askedAt: testEpoch,
  askedAtHost: testEpoch,
})
/** From then on another tab has asked. */
const askedElsewhereAt = testEpoch + 1
const account = { bankId: 'scb', number: '1234567890', holder: 'Somchai Jaidee' }
const min = satang(30_000)
const lock = { from: testEpoch, until: testEpoch + 10 * minute, amount: satang(50_000) }

/** What the member does. */
const intents: readonly WithdrawEvent[] = [
  { type: 'withdraw.changeAmount', text: '500' },
  { type: 'withdraw.changeAmount', text: '5' },
  { type: 'withdraw.pickAmount', amount: satang(50_000) },
  { type: 'withdraw.submit' },
  { type: 'withdraw.changePassword', isFilled: true },
  { type: 'withdraw.changePassword', isFilled: false },
  { type: 'withdraw.confirm' },
  { type: 'withdraw.change' },
  { type: 'withdraw.back' },
  { type: 'withdraw.retry' },
  { type: 'withdraw.checkAgain' },
  { type: 'withdraw.goBack' },
]

/** What the world tells. */
const news: readonly WithdrawEvent[] = [
  { type: 'lock.kept', lock, now: testEpoch },
  { type: 'lock.kept', lock: null, now: testEpoch },
  { type: 'credit.known', credit: satang(100_000), isCreditFresh: true },
  { type: 'credit.known', credit: satang(40_000), isCreditFresh: true },
  { type: 'page.resumed', now: testEpoch },
  { type: 'page.resumed', now: askedElsewhereAt },
  { type: 'clock.adjusted', now: testEpoch },
  { type: 'withdraw.sent', attempt },
  { type: 'withdraw.accepted', lock },
  {
    type: 'withdraw.refused',
    refusal: {
      message: { id: 'withdraw.error.insufficientBalance' },
      min: null,
      lockedUntil: null,
    },
  },
  { type: 'withdraw.lost', attempt, now: testEpoch },
  { type: 'withdraw.heldElsewhere', attempt, now: testEpoch },
  { type: 'withdraw.settledElsewhere' },
]

export const withdrawCases = casesOf({
  chart: withdrawMachine,
  inputs: [
    { asksForPassword: false, attempt: null, now: testEpoch },
    { asksForPassword: false, attempt, now: testEpoch },
    { asksForPassword: true, attempt: null, now: testEpoch },
  ],
  events: [...intents, ...news],
  tellApart: ({ amountText, areTermsKnown, credit, lockedUntil, password }) => ({
    amountText,
    areTermsKnown,
    isShort: credit !== null && credit < attempt.amount,
    isLocked: lockedUntil !== null,
    password: password && [password.isFilled, password.isConfirmed],
  }),
  guards: {
    isAskedElsewhere: ({ event }) =>
      event.type === 'page.resumed' && event.now === askedElsewhereAt,
  },
  actions: {
    recallAttempt: assign({ attempt }),
    noteAttemptWait: assign({
      attemptWait: {
        from: testEpoch,
        endsAt: testEpoch + longestOnItsWay,
        givesUpAt: testEpoch + day,
      },
    }),
  },
  answers: {
    loadTerms: [
      { terms: null },
      { terms: { account: null, min } },
      { terms: { account, min } },
    ] satisfies TermsResult[],
    confirmPassword: confirmations,
    lookAtHistory: [
      { kind: 'found', at: testEpoch },
      { kind: 'notFound' },
      { kind: 'cannotCheck' },
    ] satisfies LookResult[],
  },
})
