import { type ActorRefFrom, assign, type EventObject, emit, sendTo, setup } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import {
  callbackNotProvided,
  chartNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { UnclearAnswer } from '../payout/payout.attempt.ts'
import { endingGuards } from '../payout/payout.ending.ts'
import { payoutMachine } from '../payout/payout.machine.ts'
import type { PayoutLock, PayoutRefusal } from '../payout/payout.types.ts'
import {
  type PayoutFormInput,
  withPickedAmount,
  withProblem,
  withRefusal,
  withTypedAmount,
} from './payout-form.parts.ts'
import { isAmountValid, limitsOf, tryAgain, waitProblem } from './withdraw.rules.ts'
import type {
  TermsResult,
  WithdrawContext,
  WithdrawEvent,
  WithdrawFact,
  WithdrawScreen,
} from './withdraw.types.ts'
import { withdrawProblem } from './withdraw-amount.rules.ts'
import { withdrawLockMachine } from './withdraw-lock.machine.ts'
import type { WithdrawLock } from './withdraw-lock.rules.ts'

/** The types, actors, guards and actions of the withdraw chart, which refers to them by name. */
export const withdrawSetup = setup({
  types: {
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    input: {} as PayoutFormInput,
    emitted: {} as WithdrawFact,
    tags: {} as 'failure',
    meta: {} as { screen: WithdrawScreen },
    children: {} as { payout: 'payout'; watchLock: 'watchLock'; withdrawLock: 'withdrawLock' },
  },
  actors: {
    loadTerms: promiseNotProvided<TermsResult>('loadTerms'),
    payout: chartNotProvided<typeof payoutMachine>(payoutMachine),
    watchLock: callbackNotProvided<EventObject>('watchLock'),
    watchCredit: callbackNotProvided<EventObject>('watchCredit'),
    withdrawLock: chartNotProvided<typeof withdrawLockMachine>(withdrawLockMachine),
  },
  guards: {
    hasAttemptElsewhere: notProvided('hasAttemptElsewhere'),
    hasAttempt: ({ context }) => context.attempt !== null,
    areTermsKnown: ({ context }) => context.areTermsKnown,
    isUnavailable: (_, { terms }: TermsResult) => terms === null,
    hasNoAccount: (_, { terms }: TermsResult) => terms?.account === null,
    isLocked: ({ context }) => context.lockedUntil !== null,
    mayWithdraw: ({ context }) => isAmountValid(context),
    ...endingGuards,
    isOtherLock: ({ context }, { lock }: { lock: WithdrawLock | null }) =>
      lock !== null && lock.until !== context.lockedUntil,
  },
  actions: {
    restoreAttempt: notProvided('restoreAttempt'),
    setTerms: assign((_, { terms }: TermsResult) =>
      terms ? { ...terms, areTermsKnown: true } : {},
    ),
    setCredit: assign(
      (_, { credit, isCreditFresh }: Pick<WithdrawContext, 'credit' | 'isCreditFresh'>) => ({
        credit,
        isCreditFresh,
      }),
    ),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setLock: assign(({ context }, { lock, now }: { lock: WithdrawLock | null; now: number }) => ({
      lockedUntil: lock?.until ?? null,
      now,
      // A message about the wait ends with the wait.
      problem: context.lockedUntil !== null && lock === null ? null : context.problem,
    })),
    setAmountText: assign((_, { text }: { text: string }) => withTypedAmount(text)),
    setAmount: assign((_, { amount }: { amount: Satang }) => withPickedAmount(amount)),
    setProblem: assign(({ context }) =>
      withProblem(context, withdrawProblem(context.amountText, limitsOf(context))),
    ),
    setWait: assign(({ context, system }) => {
      const lock: ActorRefFrom<typeof withdrawLockMachine> | undefined = system.get('withdrawLock')
      // Only the countdown, once started, knows the current time.
      const now = lock?.getSnapshot().context?.now ?? context.now
      return withProblem(context, waitProblem(context.lockedUntil ?? now, now))
    }),
    forgetProblem: assign({ problem: null }),
    setIntent: assign(({ context }) => ({ creditBefore: context.credit, problem: null })),
    allowPayout: sendTo('payout', { type: 'payout.allow' }),
    sendToPayout: sendTo('payout', ({ event }) => event),
    setAccepted: assign((_, { lock }: { lock: PayoutLock | null }) =>
      lock ? { lockedUntil: lock.until } : {},
    ),
    setRefusal: assign(({ context }, { refusal }: { refusal: PayoutRefusal }) => ({
      ...withRefusal(context, refusal),
      min: refusal.min ?? context.min,
    })),
    setUnclear: assign(({ context }, { unclear }: { unclear: UnclearAnswer | null }) =>
      unclear ? withProblem(context, { message: tryAgain(unclear), suggestion: null }) : {},
    ),
    forgetAmount: assign({ amountText: '', problem: null }),
    dropAttempt: assign({ attempt: null, creditBefore: null }),
    sendLock: sendTo('withdrawLock', ({ event }) => event),
    sendClockToWatch: sendTo('watchLock', ({ event }) => event),
    emitSucceeded: emit((_, { amount }: { amount: Satang }) => ({
      type: 'withdraw.succeeded',
      amount,
    })),
    emitLeft: emit({ type: 'withdraw.left' }),
    emitBalanceDoubted: emit({ type: 'withdraw.balanceDoubted' }),
  },
})
