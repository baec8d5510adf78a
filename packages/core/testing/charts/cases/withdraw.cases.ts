import { assign } from 'xstate'
import { satang } from '../../../src/base/money/satang.ts'
import { minute } from '../../../src/base/time/durations.ts'
import { withdrawMachine } from '../../../src/flows/withdraw/withdraw.machine.ts'
import type { TermsResult, WithdrawEvent } from '../../../src/flows/withdraw/withdraw.types.ts'
import { payoutAttempt } from '../../payout-attempt.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'
import { payoutEndings } from './payout.cases.ts'

const attempt = payoutAttempt({
  amount: satang(50_000),
  askedAt: testEpoch,
  askedAtHost: testEpoch,
})
/** From then on another tab has requested a payout. */
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
  { type: 'payout.confirm' },
  { type: 'withdraw.back' },
  { type: 'withdraw.retry' },
]

/** What the world sends. */
const news: readonly WithdrawEvent[] = [
  { type: 'lock.kept', lock, now: testEpoch },
  { type: 'lock.kept', lock: null, now: testEpoch },
  { type: 'credit.known', credit: satang(100_000), isCreditFresh: true },
  { type: 'credit.known', credit: satang(40_000), isCreditFresh: true },
  { type: 'page.resumed', now: testEpoch },
  { type: 'page.resumed', now: askedElsewhereAt },
  { type: 'route.settled' },
  { type: 'clock.adjusted', now: testEpoch },
  { type: 'payout.check' },
  { type: 'payout.found' },
  { type: 'payout.balanceDoubted' },
]

export const withdrawCases = casesOf({
  chart: withdrawMachine,
  inputs: [
    { asksForPassword: false, attempt: null, now: testEpoch },
    { asksForPassword: false, attempt, now: testEpoch },
    { asksForPassword: true, attempt: null, now: testEpoch },
  ],
  events: [...intents, ...news],
  distinguish: ({ amountText, areTermsKnown, credit, lockedUntil }) => ({
    amountText,
    areTermsKnown,
    isShort: credit !== null && credit < attempt.amount,
    isLocked: lockedUntil !== null,
  }),
  guards: {
    hasAttemptElsewhere: ({ event }) =>
      event.type === 'page.resumed' && event.now === askedElsewhereAt,
  },
  actions: { restoreAttempt: assign({ attempt }) },
  answers: {
    loadTerms: [
      { terms: null },
      { terms: { account: null, min } },
      { terms: { account, min } },
    ] satisfies TermsResult[],
    payout: payoutEndings,
  },
})
