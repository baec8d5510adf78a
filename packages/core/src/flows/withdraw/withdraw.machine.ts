import { acceptedEnding, overEnding, refusedEnding } from '../payout/payout.ending.ts'
import { withdrawSetup } from './withdraw.setup.ts'
import { defaultMinimum, wantedAmount } from './withdraw-amount.rules.ts'

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
    asksForPassword,
    attempt,
    creditBefore: null,
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
      actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock'],
    },
    'clock.adjusted': {
      actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock'],
    },
  },
  states: {
    restoring: { always: [{ guard: 'hasAttempt', target: 'payingOut' }, { target: 'loading' }] },
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
          target: 'payingOut',
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock', 'recallAttempt'],
        },
        'withdraw.changeAmount': {
          actions: { type: 'noteAmountText', params: ({ event }) => event },
        },
        'withdraw.pickAmount': { actions: { type: 'noteAmount', params: ({ event }) => event } },
        'withdraw.submit': [
          { guard: 'isLocked', actions: 'noteWait' },
          { guard: 'mayWithdraw', target: 'payingOut', actions: 'forgetProblem' },
          { actions: 'noteProblem' },
        ],
      },
    },
    payingOut: {
      description: 'The payout itself, from the look at it to its one ending.',
      meta: { screen: 'payingOut' },
      exit: 'dropAttempt',
      invoke: {
        id: 'payout',
        src: 'payout',
        input: ({ context: { amountText, asksForPassword, attempt } }) => ({
          payout: 'withdraw',
          amount: wantedAmount(amountText),
          asksForPassword,
          attempt,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'returning',
            actions: [
              'forgetAmount',
              { type: 'noteAccepted', params: ({ event }) => acceptedEnding(event.output) },
              { type: 'tellSucceeded', params: ({ event }) => acceptedEnding(event.output) },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'returning',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => refusedEnding(event.output) },
              'tellBalanceDoubted',
            ],
          },
          {
            guard: { type: 'isSettledElsewhere', params: ({ event }) => event.output },
            target: 'returning',
            actions: 'tellBalanceDoubted',
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'returning',
            actions: { type: 'noteUnclear', params: ({ event }) => overEnding(event.output) },
          },
          { target: 'returning' },
        ],
        onError: {
          description: 'What was sent is still kept: nothing is sent beside it.',
          target: 'unavailable',
        },
      },
      on: {
        'payout.*': { description: 'What the member does in it.', actions: 'tellPayout' },
        'payout.check': [
          { guard: 'isLocked', target: 'editing', actions: 'noteWait' },
          { guard: 'mayWithdraw', actions: ['noteIntent', 'allowPayout'] },
          { target: 'editing', actions: 'noteProblem' },
        ],
        'payout.found': { actions: ['forgetAmount', 'tellBalanceDoubted'] },
        'payout.balanceDoubted': { actions: 'tellBalanceDoubted' },
        'page.resumed': {
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock', 'tellPayout'],
        },
        'clock.adjusted': {
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock', 'tellPayout'],
        },
      },
    },
    returning: { always: [{ guard: 'areTermsKnown', target: 'editing' }, { target: 'loading' }] },
  },
})
