import { assign } from 'xstate'
import { satang } from '../../../src/base/money/satang.ts'
import { affiliateMachine } from '../../../src/flows/affiliate/affiliate.machine.ts'
import type {
  AffiliateEvent,
  OverviewResult,
} from '../../../src/flows/affiliate/affiliate.types.ts'
import { attempt, now, overview } from '../../affiliate.harness.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'
import { payoutEndings } from './payout.cases.ts'

/** A day on which it may not. */
const closedAt = Date.parse('2026-12-06T00:00:00+07:00')
/** From then on another tab has requested a payout. */
const askedElsewhereAt = now + 1

const overviews: readonly OverviewResult[] = [
  { overview, missed: null, now },
  { overview: null, missed: null, now },
]

const events: readonly AffiliateEvent[] = [
  { type: 'affiliate.changeAmount', text: '500' },
  { type: 'affiliate.changeAmount', text: '0' },
  { type: 'affiliate.pickAmount', amount: satang(50_000) },
  { type: 'affiliate.submit' },
  { type: 'payout.confirm' },
  { type: 'affiliate.retry' },
  { type: 'content.retried' },
  settledAt('/affiliate'),
  settledAt('/help'),
  { type: 'clock.adjusted', now },
  { type: 'affiliate.dayBegan', now },
  { type: 'affiliate.dayBegan', now: closedAt },
  { type: 'page.resumed', now },
  { type: 'page.resumed', now: askedElsewhereAt },
  { type: 'payout.check' },
  { type: 'payout.found' },
  { type: 'payout.balanceDoubted' },
]

export const affiliateCases = casesOf({
  chart: affiliateMachine,
  inputs: [
    { asksForPassword: false, attempt: null, isShown: true, now },
    { asksForPassword: false, attempt, isShown: false, now },
    { asksForPassword: true, attempt: null, isShown: true, now },
  ],
  events,
  distinguish: ({ amountText, attempt: stored, isShown, now: at, overview: known }) => ({
    amountText,
    isShown,
    hasAttempt: stored !== null,
    isOpen: at < closedAt,
    isKnown: known !== null,
  }),
  guards: {
    hasAttemptElsewhere: ({ event }) =>
      event.type === 'page.resumed' && event.now === askedElsewhereAt,
  },
  actions: { restoreAttempt: assign({ attempt }) },
  answers: {
    loadOverview: overviews,
    rereadOverview: overviews,
    payout: payoutEndings,
  },
})
