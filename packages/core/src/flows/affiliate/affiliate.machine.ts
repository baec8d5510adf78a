import { acceptedEnding, overEnding, refusedEnding } from '../payout/payout.ending.ts'
import { checkedAmount } from '../withdraw/withdraw-amount.rules.ts'
import { affiliateSetup } from './affiliate.setup.ts'

/** A member's invitation, its results, and the withdrawal of commission [AFF-04, AFF-09…13]. */
export const affiliateMachine = affiliateSetup.createMachine({
  id: 'affiliate',
  description: 'A member’s invitation, its results, and the withdrawal of commission.',
  context: ({ input: { asksForPassword, attempt, isShown, now } }) => ({
    overview: null,
    amountText: '',
    problem: null,
    refusedAttempts: 0,
    asksForPassword,
    isShown,
    attempt,
    now,
  }),
  initial: 'restoring',
  invoke: [
    {
      id: 'watchDay',
      src: 'watchDay',
      onError: { description: 'The server refuses a withdrawal on another day.' },
    },
  ],
  on: {
    'page.resumed': {
      description: 'Timers may have stood still while the page was away.',
      actions: [{ type: 'setNow', params: ({ event }) => event }, 'sendClockToDay'],
    },
    'affiliate.dayBegan': { actions: { type: 'setNow', params: ({ event }) => event } },
    'clock.adjusted': {
      actions: [{ type: 'setNow', params: ({ event }) => event }, 'sendClockToDay'],
    },
    'route.settled': { actions: { type: 'setShown', params: ({ event }) => event } },
  },
  states: {
    restoring: { always: [{ guard: 'hasAttempt', target: 'payingOut' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      invoke: {
        id: 'loadOverview',
        src: 'loadOverview',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setOverview', params: ({ event }) => event.output },
          },
          {
            target: 'unavailable',
            actions: { type: 'reportMissed', params: ({ event }) => event.output },
          },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failure',
      meta: { screen: 'unavailable' },
      on: {
        'affiliate.retry': 'loading',
        'route.settled': {
          guard: { type: 'isEntered', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'setShown', params: ({ event }) => event },
        },
        'content.retried': 'loading',
      },
    },
    editing: {
      meta: { screen: 'editing' },
      initial: 'resting',
      on: {
        'route.settled': {
          description: 'The typed amount and its problem are kept for a member who comes back.',
          guard: { type: 'isEntered', params: ({ event }) => event },
          target: '.rereading',
          actions: { type: 'setShown', params: ({ event }) => event },
        },
        'page.resumed': {
          description: 'Another tab may have requested a payout that has no answer.',
          guard: 'hasAttemptElsewhere',
          target: 'payingOut',
          actions: [
            { type: 'setNow', params: ({ event }) => event },
            'sendClockToDay',
            'restoreAttempt',
          ],
        },
        'affiliate.changeAmount': {
          actions: { type: 'setAmountText', params: ({ event }) => event },
        },
        'affiliate.pickAmount': { actions: { type: 'setAmount', params: ({ event }) => event } },
        'affiliate.submit': [
          { guard: 'mayWithdraw', target: 'payingOut', actions: 'forgetProblem' },
          { actions: 'setProblem' },
        ],
      },
      states: {
        resting: {},
        rereading: {
          description:
            'The figures may have changed, for example before a refusal; the old ones stay meanwhile.',
          invoke: {
            id: 'rereadOverview',
            src: 'rereadOverview',
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'setOverview', params: ({ event }) => event.output },
              },
              { target: 'resting' },
            ],
            onError: { target: 'resting', description: 'The old figures stay.' },
          },
        },
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
          payout: 'affiliate',
          amount: checkedAmount(amountText),
          asksForPassword,
          attempt,
        }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'editing',
          },
          {
            description: 'A member who left the review and comes back sees new figures.',
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'editing.rereading',
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading',
            actions: [
              'forgetAmount',
              { type: 'emitWithdrawn', params: ({ event }) => acceptedEnding(event.output) },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: [
              { type: 'setRefusal', params: ({ event }) => refusedEnding(event.output) },
              { type: 'emitRefused', params: ({ event }) => refusedEnding(event.output) },
            ],
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
          { guard: 'mayWithdraw', actions: 'allowPayout' },
          { target: 'editing', actions: 'setProblem' },
        ],
        'payout.found': { actions: ['forgetAmount', 'emitBalanceDoubted'] },
        'payout.balanceDoubted': { actions: 'emitBalanceDoubted' },
        'route.settled': [
          {
            guard: { type: 'isEntered', params: ({ event }) => event },
            actions: [{ type: 'setShown', params: ({ event }) => event }, 'leavePayout'],
          },
          {
            actions: [{ type: 'setShown', params: ({ event }) => event }, 'sendToPayout'],
          },
        ],
        'clock.adjusted': {
          actions: [
            { type: 'setNow', params: ({ event }) => event },
            'sendClockToDay',
            'sendToPayout',
          ],
        },
        'affiliate.dayBegan': {
          actions: [{ type: 'setNow', params: ({ event }) => event }, 'sendTime'],
        },
        'page.resumed': {
          actions: [
            { type: 'setNow', params: ({ event }) => event },
            'sendClockToDay',
            'sendToPayout',
          ],
        },
      },
    },
    refused: {
      always: [{ guard: 'isOverviewKnown', target: 'editing.rereading' }, { target: 'loading' }],
    },
    returning: {
      description: 'Whatever the outcome, the figures may have changed.',
      entry: 'emitBalanceDoubted',
      always: 'loading',
    },
  },
})
