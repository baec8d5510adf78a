import { acceptedEnding, overEnding, refusedEnding } from '../payout/payout.ending.ts'
import { withdrawSetup } from './withdraw.setup.ts'
import { checkedAmount, defaultMinimum } from './withdraw-amount.rules.ts'

/** A withdrawal: sent once, and no other is sent before its outcome is known [WD-14…22]. */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  description: 'A withdrawal: sent once, and no other is sent before its outcome is known.',
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
      onError: { description: 'The server refuses a withdrawal that comes too early.' },
    },
    {
      id: 'watchLock',
      src: 'watchLock',
      onError: { description: 'The server refuses a withdrawal that comes too early.' },
    },
    {
      id: 'watchCredit',
      src: 'watchCredit',
      onError: { description: 'While the balance is unknown, the server decides.' },
    },
  ],
  on: {
    'withdraw.back': { actions: 'emitLeft' },
    'lock.kept': [
      {
        description: 'The lock may come from a late answer, or from another tab.',
        guard: { type: 'isOtherLock', params: ({ event }) => event },
        actions: [{ type: 'setLock', params: ({ event }) => event }, 'emitBalanceDoubted'],
      },
      { actions: { type: 'setLock', params: ({ event }) => event } },
    ],
    'credit.known': { actions: { type: 'setCredit', params: ({ event }) => event } },
    'page.resumed': {
      description: 'Timers may have stood still while the page was away.',
      actions: [{ type: 'setNow', params: ({ event }) => event }, 'sendLock', 'sendClockToWatch'],
    },
    'clock.adjusted': {
      actions: [{ type: 'setNow', params: ({ event }) => event }, 'sendLock', 'sendClockToWatch'],
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
            actions: { type: 'setTerms', params: ({ event }) => event.output },
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
          description: 'Another tab may have requested a payout that has no answer.',
          guard: 'hasAttemptElsewhere',
          target: 'payingOut',
          actions: [
            { type: 'setNow', params: ({ event }) => event },
            'sendLock',
            'sendClockToWatch',
            'restoreAttempt',
          ],
        },
        'withdraw.changeAmount': {
          actions: { type: 'setAmountText', params: ({ event }) => event },
        },
        'withdraw.pickAmount': { actions: { type: 'setAmount', params: ({ event }) => event } },
        'withdraw.submit': [
          { guard: 'isLocked', actions: 'setWait' },
          { guard: 'mayWithdraw', target: 'payingOut', actions: 'forgetProblem' },
          { actions: 'setProblem' },
        ],
      },
    },
    payingOut: {
      description: 'The payout itself, from its review to its single ending.',
      meta: { screen: 'payingOut' },
      exit: 'dropAttempt',
      invoke: {
        id: 'payout',
        src: 'payout',
        input: ({ context: { amountText, asksForPassword, attempt } }) => ({
          payout: 'withdraw',
          amount: checkedAmount(amountText),
          asksForPassword,
          attempt,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'returning',
            actions: [
              'forgetAmount',
              { type: 'setAccepted', params: ({ event }) => acceptedEnding(event.output) },
              { type: 'emitSucceeded', params: ({ event }) => acceptedEnding(event.output) },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'returning',
            actions: [
              { type: 'setRefusal', params: ({ event }) => refusedEnding(event.output) },
              'emitBalanceDoubted',
            ],
          },
          {
            guard: { type: 'isSettledElsewhere', params: ({ event }) => event.output },
            target: 'returning',
            actions: 'emitBalanceDoubted',
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'returning',
            actions: { type: 'setUnclear', params: ({ event }) => overEnding(event.output) },
          },
          { target: 'returning' },
        ],
        onError: {
          description: 'The attempt stays stored, so that no other payout is sent.',
          target: 'unavailable',
        },
      },
      on: {
        'payout.*': {
          description: 'The member acts on a screen of the payout.',
          actions: 'sendToPayout',
        },
        'payout.check': [
          { guard: 'isLocked', target: 'editing', actions: 'setWait' },
          { guard: 'mayWithdraw', actions: ['setIntent', 'allowPayout'] },
          { target: 'editing', actions: 'setProblem' },
        ],
        'payout.found': { actions: ['forgetAmount', 'emitBalanceDoubted'] },
        'payout.balanceDoubted': { actions: 'emitBalanceDoubted' },
        'page.resumed': {
          actions: [
            { type: 'setNow', params: ({ event }) => event },
            'sendLock',
            'sendClockToWatch',
            'sendToPayout',
          ],
        },
        'clock.adjusted': {
          actions: [
            { type: 'setNow', params: ({ event }) => event },
            'sendLock',
            'sendClockToWatch',
            'sendToPayout',
          ],
        },
        'route.settled': { actions: 'sendToPayout' },
      },
    },
    returning: { always: [{ guard: 'areTermsKnown', target: 'editing' }, { target: 'loading' }] },
  },
})
