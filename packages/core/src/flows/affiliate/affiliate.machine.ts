import { askingStates } from '../payout/payout.asking.ts'
import { beginPassword } from '../payout/payout.password.ts'
import { reviewingState } from '../payout/payout.review.ts'
import { unknownStates } from '../payout/payout.unknown.ts'
import { wantedAmount } from '../withdraw/withdraw-amount.rules.ts'
import { affiliateSetup } from './affiliate.setup.ts'

const reviewing = reviewingState('affiliate')
const unknown = unknownStates('affiliate')

/** A member it has brought, and commission that is withdrawn [AFF-04, AFF-09…13]. */
export const affiliateMachine = affiliateSetup.createMachine({
  id: 'affiliate',
  description: 'A member’s invitation, what it has brought, and commission that is withdrawn.',
  context: ({ input: { asksForPassword, attempt, now } }) => ({
    overview: null,
    amountText: '',
    problem: null,
    refusedAttempts: 0,
    password: beginPassword(asksForPassword),
    attempt,
    attemptWait: null,
    look: null,
    now,
  }),
  initial: 'restoring',
  invoke: [
    {
      id: 'watchAddress',
      src: 'watchAddress',
      onError: { description: 'What is shown stays as it is until the page is loaded anew.' },
    },
    {
      id: 'watchDay',
      src: 'watchDay',
      onError: { description: 'The server refuses what comes on another day.' },
    },
  ],
  on: {
    'page.resumed': {
      actions: [{ type: 'noteNow', params: ({ event }) => event }, 'lookAgain'],
    },
    'affiliate.dayBegan': { actions: { type: 'noteNow', params: ({ event }) => event } },
  },
  states: {
    restoring: { always: [{ guard: 'hasAttempt', target: 'pending' }, { target: 'loading' }] },
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
            actions: { type: 'noteOverview', params: ({ event }) => event.output },
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failure',
      meta: { screen: 'unavailable' },
      on: {
        'affiliate.retry': 'loading',
        'affiliate.shown': 'loading',
        'content.retried': 'loading',
      },
    },
    editing: {
      meta: { screen: 'editing' },
      initial: 'resting',
      on: {
        'affiliate.shown': {
          description: 'What was typed, and what was said of it, waits for whoever comes back.',
          target: '.rereading',
        },
        'page.resumed': {
          description: 'Another tab may have asked for one that nobody answered.',
          guard: 'isAskedElsewhere',
          target: 'pending',
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'recallAttempt'],
        },
        'withdraw.changeAmount': {
          actions: { type: 'noteAmountText', params: ({ event }) => event },
        },
        'withdraw.pickAmount': { actions: { type: 'noteAmount', params: ({ event }) => event } },
        'withdraw.submit': [
          { guard: 'mayWithdraw', target: 'reviewing', actions: 'forgetProblem' },
          { actions: 'noteProblem' },
        ],
      },
      states: {
        resting: {},
        rereading: {
          description: 'The figures may be others, as after a refusal; meanwhile these stay.',
          invoke: {
            id: 'rereadOverview',
            src: 'rereadOverview',
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'noteOverview', params: ({ event }) => event.output },
              },
              { target: 'resting' },
            ],
            onError: { target: 'resting', description: 'The figures of before stay.' },
          },
        },
      },
    },
    reviewing: {
      ...reviewing,
      on: {
        ...reviewing.on,
        'affiliate.shown': {
          description: 'Whoever left without an answer looks anew.',
          target: 'editing.rereading',
        },
        'page.resumed': {
          description: 'Another tab may have asked for one that nobody answered.',
          guard: 'isAskedElsewhere',
          target: 'pending',
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'recallAttempt'],
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
        input: ({ context: { amountText, attempt } }) => ({
          amount: wantedAmount(amountText),
          attempt,
        }),
        onError: '.unknown',
      },
      on: {
        'withdraw.accepted': {
          target: 'settled',
          actions: ['forgetAmount', { type: 'tellWithdrawn', params: ({ event }) => event }],
        },
        'withdraw.refused': {
          target: 'refused',
          actions: [
            { type: 'noteRefusal', params: ({ event }) => event },
            { type: 'tellRefused', params: ({ event }) => event },
          ],
        },
      },
      states: {
        ...askingStates,
        unknown: {
          description: 'Nobody knows whether commission was withdrawn.',
          type: 'parallel',
          tags: 'failure',
          meta: { screen: 'outcomeUnknown' },
          entry: 'tellBalanceDoubted',
          on: {
            'withdraw.settledElsewhere': { target: '#affiliate.returning' },
          },
          states: {
            ...unknown,
            patience: {
              ...unknown.patience,
              on: {
                ...unknown.patience.on,
                'affiliate.dayBegan': {
                  target: '.waiting',
                  reenter: true,
                  actions: { type: 'noteNow', params: ({ event }) => event },
                },
                'page.resumed': {
                  description: 'No timer runs while a phone sleeps.',
                  target: '.waiting',
                  reenter: true,
                  actions: [{ type: 'noteNow', params: ({ event }) => event }, 'lookAgain'],
                },
              },
            },
          },
        },
      },
    },
    found: {
      description: 'The transactions say that it was withdrawn.',
      meta: { screen: 'outcomeUnknown' },
      entry: ['forgetAttempt', 'forgetAmount', 'tellBalanceDoubted'],
      on: { 'withdraw.goBack': 'returning' },
    },
    refused: {
      entry: 'dropAttempt',
      always: [{ guard: 'isOverviewKnown', target: 'editing.rereading' }, { target: 'loading' }],
    },
    settled: { entry: 'dropAttempt', always: 'loading' },
    returning: {
      description: 'Whatever became of it, other figures may be there.',
      entry: ['dropAttempt', 'tellBalanceDoubted'],
      always: 'loading',
    },
  },
})
