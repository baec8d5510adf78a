import { assign, type EventObject, emit, sendTo, setup } from 'xstate'
import { type Satang, satang } from '../../base/money/satang.ts'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { reportMissed } from '../../kernel/flow/missed.call.ts'
import {
  callbackNotProvided,
  chartNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { UnclearAnswer } from '../payout/payout.attempt.ts'
import { endingGuards } from '../payout/payout.ending.ts'
import { payoutMachine } from '../payout/payout.machine.ts'
import type { PayoutRefusal } from '../payout/payout.types.ts'
import {
  withPickedAmount,
  withProblem,
  withRefusal,
  withTypedAmount,
} from '../withdraw/payout-form.parts.ts'
import type { WithdrawProblem } from '../withdraw/withdraw-amount.rules.ts'
import type {
  AffiliateContext,
  AffiliateEvent,
  AffiliateFact,
  AffiliateInput,
  AffiliateScreen,
  OverviewResult,
} from './affiliate.types.ts'
import { windowOf } from './affiliate-window.rules.ts'
import { amountProblem, otherProblem, windowProblem } from './affiliate-withdraw.rules.ts'

/** What is wrong with the withdrawal that the member wants to make now, or null. */
function problemOf({ amountText, now, overview }: AffiliateContext): WithdrawProblem | null {
  return (
    windowProblem(windowOf(now, overview?.withdrawnAt ?? null)) ??
    amountProblem(amountText, overview?.available ?? satang(0))
  )
}

/** The types, actors, guards and actions of the affiliate chart, which refers to them by name. */
export const affiliateSetup = setup({
  types: {
    context: {} as AffiliateContext,
    events: {} as AffiliateEvent,
    input: {} as AffiliateInput,
    emitted: {} as AffiliateFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: AffiliateScreen },
    children: {} as { payout: 'payout'; watchDay: 'watchDay' },
  },
  actors: {
    loadOverview: promiseNotProvided<OverviewResult>('loadOverview'),
    rereadOverview: promiseNotProvided<OverviewResult>('rereadOverview'),
    payout: chartNotProvided<typeof payoutMachine>(payoutMachine),
    watchDay: callbackNotProvided<EventObject>('watchDay'),
  },
  guards: {
    hasAttemptElsewhere: notProvided('hasAttemptElsewhere'),
    hasAttempt: ({ context }) => context.attempt !== null,
    isOverviewKnown: ({ context }) => context.overview !== null,
    isRead: (_, { overview }: OverviewResult) => overview !== null,
    /** The member comes from another page: a panel over the overview, or another language, does not count. */
    isEntered: ({ context }, { route }: RouteSettled) => route === 'affiliate' && !context.isShown,
    mayWithdraw: ({ context }) => problemOf(context) === null,
    ...endingGuards,
  },
  actions: {
    restoreAttempt: notProvided('restoreAttempt'),
    setShown: assign((_, { route }: RouteSettled) => ({ isShown: route === 'affiliate' })),
    /** Reports the failed call only if the member is still on the page [OPEN-77]. */
    reportMissed: ({ context, system }, { missed }: OverviewResult) => {
      if (context.isShown) reportMissed(system, { kind: 'failed', missed })
    },
    setOverview: assign((_, { now, overview }: OverviewResult) => ({ now, overview })),
    setNow: assign(({ context: { now: before, overview, problem } }, { now }: { now: number }) => {
      const kindAt = (at: number) => windowOf(at, overview?.withdrawnAt ?? null).kind
      // A message about a day ends with that day.
      return { now, problem: kindAt(before) === kindAt(now) ? problem : null }
    }),
    setAmountText: assign((_, { text }: { text: string }) => withTypedAmount(text)),
    setAmount: assign((_, { amount }: { amount: Satang }) => withPickedAmount(amount)),
    setProblem: assign(({ context }) => withProblem(context, problemOf(context))),
    setRefusal: assign(({ context }, { refusal }: { refusal: PayoutRefusal }) =>
      withRefusal(context, refusal),
    ),
    forgetProblem: assign({ problem: null }),
    allowPayout: sendTo('payout', { type: 'payout.allow' }),
    leavePayout: sendTo('payout', { type: 'payout.leave' }),
    sendToPayout: sendTo('payout', ({ event }) => event),
    sendTime: sendTo('payout', { type: 'clock.adjusted' }),
    sendClockToDay: sendTo('watchDay', ({ event }) => event),
    setUnclear: assign(({ context }, { unclear }: { unclear: UnclearAnswer | null }) =>
      unclear ? withProblem(context, otherProblem(unclear.code)) : {},
    ),
    forgetAmount: assign({ amountText: '', problem: null }),
    dropAttempt: assign({ attempt: null }),
    emitWithdrawn: emit((_, { amount }: { amount: Satang }) => ({
      type: 'affiliate.withdrawn',
      amount,
    })),
    emitRefused: emit((_, { refusal }: { refusal: PayoutRefusal }) => ({
      type: 'affiliate.refused',
      message: refusal.message,
    })),
    emitBalanceDoubted: emit({ type: 'affiliate.balanceDoubted' }),
  },
})
