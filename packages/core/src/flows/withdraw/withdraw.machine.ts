import { askingStates } from '../payout/payout.asking.ts'
import { beginPassword } from '../payout/payout.password.ts'
import { reviewingState } from '../payout/payout.review.ts'
import { withdrawSetup } from './withdraw.setup.ts'
import { unknownState } from './withdraw.unknown.ts'
import { defaultMinimum, wantedAmount } from './withdraw-amount.rules.ts'

const reviewing = reviewingState('withdraw')

/** A withdrawal: asked for once, and never again before its outcome is known [WD-14…22]. */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  description: 'A withdrawal: asked for once, and never again before its outcome is known.',
  context: ({ input: { asksForPassword, attempt, now } }) => ({
    account: null,
    areTermsKnown: false,
    min: defaultMinimum,
    credit: null,
    isCreditFresh: false,
    amountText: '',
    problem: null,
    refusedAttempts: 0,
    lockedUntil: null,
    password: beginPassword(asksForPassword),
    attempt,
    creditBefore: null,
    attemptWait: null,
    look: null,
    now,
  }),
  initial: 'restoring',
  invoke: [
    {
      id: 'withdrawLock',
      systemId: 'withdrawLock',
      src: 'withdrawLock',
      input: ({ context }) => ({ now: context.now }),
      onError: { description: 'The server refuses what comes too early.' },
    },
    {
      id: 'watchLock',
      src: 'watchLock',
      onError: { description: 'The server refuses what comes too early.' },
    },
    {
      id: 'watchCredit',
      src: 'watchCredit',
      onError: { description: 'Of an unknown balance the server decides.' },
    },
  ],
  on: {
    'withdraw.back': { actions: 'tellLeft' },
    'lock.kept': [
      {
        description: 'Also by an answer that nobody waits for any more, or to another tab.',
        guard: { type: 'isOtherLock', params: ({ event }) => event },
        actions: [{ type: 'noteLock', params: ({ event }) => event }, 'tellBalanceDoubted'],
      },
      { actions: { type: 'noteLock', params: ({ event }) => event } },
    ],
    'credit.known': { actions: { type: 'noteCredit', params: ({ event }) => event } },
    'page.resumed': {
      actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock', 'lookAgain'],
    },
    'clock.adjusted': {
      actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock'],
    },
  },
  states: {
    restoring: { always: [{ guard: 'hasAttempt', target: 'pending' }, { target: 'loading' }] },
    loading: {
      meta: { screen: 'loading' },
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event.output },
            target: 'unavailable',
          },
          {
            guard: { type: 'hasNoAccount', params: ({ event }) => event.output },
            target: 'withoutAccount',
          },
          {
            target: 'editing',
            actions: { type: 'noteTerms', params: ({ event }) => event.output },
          },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failure',
      meta: { screen: 'unavailable' },
      on: { 'withdraw.retry': 'loading' },
    },
    withoutAccount: { meta: { screen: 'withoutAccount' } },
    editing: {
      meta: { screen: 'editing' },
      on: {
        'page.resumed': {
          description: 'Another tab may have asked for one that nobody answered.',
          guard: 'isAskedElsewhere',
          target: 'pending',
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock', 'recallAttempt'],
        },
        'withdraw.changeAmount': {
          actions: { type: 'noteAmountText', params: ({ event }) => event },
        },
        'withdraw.pickAmount': { actions: { type: 'noteAmount', params: ({ event }) => event } },
        'withdraw.submit': [
          { guard: 'isLocked', actions: 'noteWait' },
          { guard: 'mayWithdraw', target: 'reviewing', actions: 'forgetProblem' },
          { actions: 'noteProblem' },
        ],
      },
    },
    reviewing: {
      ...reviewing,
      on: {
        ...reviewing.on,
        'page.resumed': {
          description: 'Another tab may have asked for one that nobody answered.',
          guard: 'isAskedElsewhere',
          target: 'pending',
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock', 'recallAttempt'],
        },
      },
      states: {
        ...reviewing.states,
        checking: {
          always: [
            { guard: 'isLocked', target: '#withdraw.editing', actions: 'noteWait' },
            ...reviewing.states.checking.always,
          ],
        },
      },
    },
    pending: {
      description: 'The call is never aborted; an answer that comes late still counts.',
      tags: 'inMoneyFlow',
      initial: 'deciding',
      invoke: {
        id: 'followWithdraw',
        src: 'followWithdraw',
        input: ({ context }) => ({
          amount: wantedAmount(context.amountText),
          attempt: context.attempt,
        }),
        onError: '.unknown',
      },
      on: {
        'withdraw.accepted': {
          target: 'returning',
          actions: [
            'forgetAmount',
            { type: 'noteLock', params: ({ event: { lock } }) => ({ lock, now: lock.from }) },
            { type: 'tellSucceeded', params: ({ event }) => event },
          ],
        },
        'withdraw.refused': {
          target: 'returning',
          actions: [{ type: 'noteRefusal', params: ({ event }) => event }, 'tellBalanceDoubted'],
        },
      },
      states: {
        ...askingStates,
        unknown: unknownState,
      },
    },
    found: {
      description: 'The history says that it was received.',
      meta: { screen: 'outcomeUnknown' },
      entry: ['forgetAttempt', 'forgetAmount', 'tellBalanceDoubted'],
      on: { 'withdraw.goBack': 'returning' },
    },
    returning: {
      entry: 'dropAttempt',
      always: [{ guard: 'areTermsKnown', target: 'editing' }, { target: 'loading' }],
    },
  },
})
