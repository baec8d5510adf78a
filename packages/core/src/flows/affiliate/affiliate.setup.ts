import { assign, type EventObject, emit, raise, setup } from 'xstate'
import { type Satang, satang } from '../../base/money/satang.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { PayoutAttempt } from '../payout/payout.attempt.ts'
import { attemptDelays, type LookResult } from '../payout/payout.outcome.ts'
import {
  type ConfirmationResult,
  forgotten,
  type GuardInput,
  passwordGuards,
  withAnswer,
  withoutPassword,
  withRefusal,
  withTyped,
} from '../payout/payout.password.ts'
import type { SendingInput } from '../payout/payout.sending.ts'
import {
  type WithdrawProblem,
  withdrawTextFor,
  withdrawTextOf,
} from '../withdraw/withdraw-amount.rules.ts'
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

/** What is wrong with what the member wants to withdraw now, or null. */
function problemOf({ amountText, now, overview }: AffiliateContext): WithdrawProblem | null {
  return (
    windowProblem(windowOf(now, overview?.withdrawnAt ?? null)) ??
    amountProblem(amountText, overview?.available ?? satang(0))
  )
}

/** What the affiliate chart is made of; the chart itself names these parts. */
export const affiliateSetup = setup({
  types: {
    context: {} as AffiliateContext,
    events: {} as AffiliateEvent,
    input: {} as AffiliateInput,
    emitted: {} as AffiliateFact,
    tags: {} as 'attemptOver' | 'busy' | 'confirming' | 'failure' | 'inMoneyFlow' | 'looking',
    meta: {} as { screen: AffiliateScreen },
  },
  actors: {
    loadOverview: promiseNotProvided<OverviewResult>('loadOverview'),
    rereadOverview: promiseNotProvided<OverviewResult>('rereadOverview'),
    confirmPassword: promiseNotProvided<ConfirmationResult>('confirmPassword'),
    guardPassword: callbackNotProvided<EventObject, GuardInput>('guardPassword'),
    followWithdraw: callbackNotProvided<EventObject, SendingInput>('followWithdraw'),
    lookAtHistory: promiseNotProvided<LookResult, Pick<AffiliateContext, 'attempt'>>(
      'lookAtHistory',
    ),
    watchAddress: callbackNotProvided<EventObject>('watchAddress'),
    watchDay: callbackNotProvided<EventObject>('watchDay'),
  },
  guards: {
    isAskedElsewhere: notProvided('isAskedElsewhere'),
    hasAttempt: ({ context }) => context.attempt !== null,
    isOverviewKnown: ({ context }) => context.overview !== null,
    isRead: (_, { overview }: OverviewResult) => overview !== null,
    mayWithdraw: ({ context }) => problemOf(context) === null,
    ...passwordGuards,
    isFound: (_, { kind }: LookResult) => kind === 'found',
    isNotListed: ({ context }) => context.look === 'notFound',
  },
  actions: {
    forgetAttempt: notProvided('forgetAttempt'),
    recallAttempt: notProvided('recallAttempt'),
    dropPassword: notProvided('dropPassword'),
    notePassword: assign(({ context }, { isFilled }: { isFilled: boolean }) =>
      withTyped(context, isFilled),
    ),
    notePasswordMissing: assign(({ context }) => withoutPassword(context)),
    notePasswordAnswer: assign(({ context }, result: ConfirmationResult) =>
      withAnswer(context, result),
    ),
    notePasswordUnanswered: assign(({ context }) => withAnswer(context, null)),
    forgetPassword: assign(({ context }) => forgotten(context)),
    noteAttemptWait: notProvided('noteAttemptWait'),
    noteOverview: assign((_, { now, overview }: OverviewResult) => ({ now, overview })),
    noteNow: assign(({ context: { now: before, overview, problem } }, { now }: { now: number }) => {
      const kindAt = (at: number) => windowOf(at, overview?.withdrawnAt ?? null).kind
      // What was said of a day is over with it.
      return { now, problem: kindAt(before) === kindAt(now) ? problem : null }
    }),
    noteAmountText: assign((_, { text }: { text: string }) => ({
      amountText: withdrawTextOf(text),
      problem: null,
    })),
    noteAmount: assign((_, { amount }: { amount: Satang }) => ({
      amountText: withdrawTextFor(amount),
      problem: null,
    })),
    noteProblem: assign(({ context }) => ({
      problem: problemOf(context),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    noteRefusal: assign(({ context }, { problem }: { problem: WithdrawProblem }) => ({
      problem,
      refusedAttempts: context.refusedAttempts + 1,
      ...withRefusal(context, problem.message),
    })),
    forgetProblem: assign({ problem: null }),
    noteIntent: assign({ problem: null, look: null }),
    noteAttempt: assign((_, { attempt }: { attempt: PayoutAttempt }) => ({ attempt })),
    noteUnclear: assign(({ context }) => {
      const unclear = context.attempt?.unclear
      if (!unclear) return {}
      return { problem: otherProblem(unclear.code), refusedAttempts: context.refusedAttempts + 1 }
    }),
    noteLook: assign((_, { kind }: LookResult) => ({ look: kind })),
    noteNoLook: assign({ look: 'cannotCheck' }),
    forgetLook: assign({ look: null }),
    forgetAmount: assign({ amountText: '', problem: null }),
    dropAttempt: assign({ attempt: null, attemptWait: null, look: null }),
    lookAgain: raise({ type: 'withdraw.checkAgain' }),
    tellWithdrawn: emit((_, { amount }: { amount: Satang }) => ({
      type: 'affiliate.withdrawn',
      amount,
    })),
    tellRefused: emit((_, { problem }: { problem: WithdrawProblem }) => ({
      type: 'affiliate.refused',
      message: problem.message,
    })),
    tellBalanceDoubted: emit({ type: 'affiliate.balanceDoubted' }),
  },
  delays: attemptDelays,
})
