import { type ActorRefFrom, assign, type EventObject, emit, raise, sendTo, setup } from 'xstate'
import { type Satang, satang } from '../../base/money/satang.ts'
import {
  callbackNotProvided,
  chartNotProvided,
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
import { isAmountValid, limitsOf, tryAgain, waitProblem } from './withdraw.rules.ts'
import type {
  TermsResult,
  WithdrawContext,
  WithdrawEvent,
  WithdrawFact,
  WithdrawInput,
  WithdrawRefusal,
  WithdrawScreen,
} from './withdraw.types.ts'
import { withdrawProblem, withdrawTextFor, withdrawTextOf } from './withdraw-amount.rules.ts'
import { withdrawLockMachine } from './withdraw-lock.machine.ts'
import type { WithdrawLock } from './withdraw-lock.rules.ts'

export interface LookInput {
  readonly attempt: PayoutAttempt | null
}

/** What the withdraw chart is made of; the chart itself names these parts. */
export const withdrawSetup = setup({
  types: {
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    input: {} as WithdrawInput,
    emitted: {} as WithdrawFact,
    tags: {} as 'attemptOver' | 'busy' | 'confirming' | 'failure' | 'inMoneyFlow' | 'looking',
    meta: {} as { screen: WithdrawScreen },
    children: {} as { withdrawLock: 'withdrawLock' },
  },
  actors: {
    loadTerms: promiseNotProvided<TermsResult>('loadTerms'),
    confirmPassword: promiseNotProvided<ConfirmationResult>('confirmPassword'),
    guardPassword: callbackNotProvided<EventObject, GuardInput>('guardPassword'),
    followWithdraw: callbackNotProvided<EventObject, SendingInput>('followWithdraw'),
    lookAtHistory: promiseNotProvided<LookResult, LookInput>('lookAtHistory'),
    watchLock: callbackNotProvided<EventObject>('watchLock'),
    watchCredit: callbackNotProvided<EventObject>('watchCredit'),
    withdrawLock: chartNotProvided<typeof withdrawLockMachine>(withdrawLockMachine),
  },
  guards: {
    isAskedElsewhere: notProvided('isAskedElsewhere'),
    hasAttempt: ({ context }) => context.attempt !== null,
    areTermsKnown: ({ context }) => context.areTermsKnown,
    isUnavailable: (_, { terms }: TermsResult) => terms === null,
    hasNoAccount: (_, { terms }: TermsResult) => terms?.account === null,
    isLocked: ({ context }) => context.lockedUntil !== null,
    mayWithdraw: ({ context }) => isAmountValid(context),
    ...passwordGuards,
    isFound: (_, { kind }: LookResult) => kind === 'found',
    isNotListed: ({ context }) => context.look === 'notFound',
    isOtherLock: ({ context }, { lock }: { lock: WithdrawLock | null }) =>
      lock !== null && lock.until !== context.lockedUntil,
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
    noteTerms: assign((_, { terms }: TermsResult) =>
      terms ? { ...terms, areTermsKnown: true } : {},
    ),
    noteCredit: assign(
      (_, { credit, isCreditFresh }: Pick<WithdrawContext, 'credit' | 'isCreditFresh'>) => ({
        credit,
        isCreditFresh,
      }),
    ),
    noteNow: assign((_, { now }: { now: number }) => ({ now })),
    noteLock: assign(({ context }, { lock, now }: { lock: WithdrawLock | null; now: number }) => ({
      lockedUntil: lock?.until ?? null,
      now,
      // What was said of the wait is over with it.
      problem: context.lockedUntil !== null && lock === null ? null : context.problem,
    })),
    noteAmountText: assign((_, { text }: { text: string }) => ({
      amountText: withdrawTextOf(text),
      problem: null,
    })),
    noteAmount: assign((_, { amount }: { amount: Satang }) => ({
      amountText: withdrawTextFor(amount),
      problem: null,
    })),
    noteProblem: assign(({ context }) => ({
      problem: withdrawProblem(context.amountText, limitsOf(context)),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    noteWait: assign(({ context, system }) => {
      const lock: ActorRefFrom<typeof withdrawLockMachine> | undefined = system.get('withdrawLock')
      // Only what counts the wait down knows the time of this moment, once it has begun.
      const now = lock?.getSnapshot().context?.now ?? context.now
      return {
        problem: waitProblem(context.lockedUntil ?? now, now),
        refusedAttempts: context.refusedAttempts + 1,
      }
    }),
    forgetProblem: assign({ problem: null }),
    noteIntent: assign(({ context }) => ({
      creditBefore: context.credit,
      problem: null,
      look: null,
    })),
    noteAttempt: assign((_, { attempt }: { attempt: PayoutAttempt }) => ({ attempt })),
    noteRefusal: assign(({ context }, { refusal }: { refusal: WithdrawRefusal }) => ({
      problem: { message: refusal.message, suggestion: refusal.min },
      refusedAttempts: context.refusedAttempts + 1,
      min: refusal.min ?? context.min,
      ...withRefusal(context, refusal.message),
    })),
    noteUnclear: assign(({ context }) => {
      const unclear = context.attempt?.unclear
      if (!unclear) return {}
      const refusedAttempts = context.refusedAttempts + 1
      return { problem: { message: tryAgain(unclear), suggestion: null }, refusedAttempts }
    }),
    noteLook: assign((_, { kind }: LookResult) => ({ look: kind })),
    noteNoLook: assign({ look: 'cannotCheck' }),
    forgetLook: assign({ look: null }),
    forgetAmount: assign({ amountText: '', problem: null }),
    dropAttempt: assign({ attempt: null, attemptWait: null, look: null, creditBefore: null }),
    lookAgain: raise({ type: 'withdraw.checkAgain' }),
    tellLock: sendTo('withdrawLock', ({ event }) => event),
    tellSucceeded: emit((_, { lock }: { lock: WithdrawLock }) => ({
      type: 'withdraw.succeeded',
      amount: lock.amount ?? satang(0),
    })),
    tellLeft: emit({ type: 'withdraw.left' }),
    tellBalanceDoubted: emit({ type: 'withdraw.balanceDoubted' }),
  },
  delays: attemptDelays,
})
