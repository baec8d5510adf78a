import { assign } from 'xstate'
import { satang } from '../../../src/base/money/satang.ts'
import { day } from '../../../src/base/time/durations.ts'
import { affiliateMachine } from '../../../src/flows/affiliate/affiliate.machine.ts'
import type {
  AffiliateEvent,
  OverviewResult,
} from '../../../src/flows/affiliate/affiliate.types.ts'
import { type LookResult, longestOnItsWay } from '../../../src/flows/payout/payout.outcome.ts'
import { payoutAttempt } from '../../payout-attempt.ts'
import { confirmations } from '../../payout-confirmations.ts'
import { casesOf } from '../chart.cases.ts'

/** A day on which commission is withdrawn. */
const now = Date.parse('2026-12-01T09:00:00+07:00')
/** A day on which it is not. */
const closedAt = Date.parse('2026-12-06T00:00:00+07:00')
/** From then on another tab has asked. */
const askedElsewhereAt = now + 1
const attempt = payoutAttempt({ amount: satang(50_000), askedAt: now, askedAtHost: now })
const overview = {
  invite: 'DEMO7',
  available: satang(100_000),
  earned: satang(200_000),
  members: 3,
  rate: 0.5,
  updatedAt: now,
  withdrawnAt: null,
}

const overviews: readonly OverviewResult[] = [
  { overview, now },
  { overview: null, now },
]

const events: readonly AffiliateEvent[] = [
  { type: 'withdraw.changeAmount', text: '500' },
  { type: 'withdraw.changeAmount', text: '0' },
  { type: 'withdraw.pickAmount', amount: satang(50_000) },
  { type: 'withdraw.submit' },
  { type: 'withdraw.changePassword', isFilled: true },
  { type: 'withdraw.changePassword', isFilled: false },
  { type: 'withdraw.confirm' },
  { type: 'withdraw.change' },
  { type: 'withdraw.checkAgain' },
  { type: 'withdraw.goBack' },
  { type: 'affiliate.retry' },
  { type: 'content.retried' },
  { type: 'affiliate.shown' },
  { type: 'affiliate.dayBegan', now },
  { type: 'affiliate.dayBegan', now: closedAt },
  { type: 'page.resumed', now },
  { type: 'page.resumed', now: askedElsewhereAt },
  { type: 'withdraw.sent', attempt },
  { type: 'withdraw.accepted', amount: attempt.amount },
  {
    type: 'withdraw.refused',
    problem: { message: { id: 'affiliate.withdraw.error.zeroAmount' }, suggestion: null },
  },
  { type: 'withdraw.lost', attempt, now },
  { type: 'withdraw.heldElsewhere', attempt, now },
  { type: 'withdraw.settledElsewhere' },
]

export const affiliateCases = casesOf({
  chart: affiliateMachine,
  inputs: [
    { asksForPassword: false, attempt: null, now },
    { asksForPassword: false, attempt, now },
    { asksForPassword: true, attempt: null, now },
  ],
  events,
  tellApart: ({ amountText, attempt: held, now: at, overview: known, password }) => ({
    amountText,
    isHeld: held !== null,
    isOpen: at < closedAt,
    isKnown: known !== null,
    password: password && [password.isFilled, password.isConfirmed],
  }),
  guards: {
    isAskedElsewhere: ({ event }) =>
      event.type === 'page.resumed' && event.now === askedElsewhereAt,
  },
  actions: {
    recallAttempt: assign({ attempt }),
    noteAttemptWait: assign({
      attemptWait: { from: now, endsAt: now + longestOnItsWay, givesUpAt: now + day },
    }),
  },
  answers: {
    loadOverview: overviews,
    rereadOverview: overviews,
    confirmPassword: confirmations,
    lookAtHistory: [
      { kind: 'found', at: now },
      { kind: 'notFound' },
      { kind: 'cannotCheck' },
    ] satisfies LookResult[],
  },
})
