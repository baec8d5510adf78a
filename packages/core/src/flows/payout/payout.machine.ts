import { beginPassword } from './payout.password.ts'
import { reviewingState } from './payout.reviewing.ts'
import { payoutSetup } from './payout.setup.ts'
import { unknownState } from './payout.unknown.ts'

/**
 * One payout, from its review to its single ending. It is sent once, and no other is sent before its outcome is known.
 */
export const payoutMachine = payoutSetup.createMachine({
  id: 'payout',
  description: 'One payout, from its review to its single ending.',
  context: ({ input: { amount, asksForPassword, attempt, payout } }) => ({
    payout,
    amount,
    password: beginPassword(asksForPassword),
    attempt,
    attemptWait: null,
    look: null,
    ending: { kind: 'changed' },
  }),
  initial: 'restoring',
  output: ({ context }) => context.ending,
  states: {
    restoring: { always: [{ guard: 'hasAttempt', target: 'pending' }, { target: 'reviewing' }] },
    reviewing: reviewingState,
    pending: {
      description: 'The call is never aborted, and a late answer still counts.',
      tags: 'inMoneyFlow',
      initial: 'deciding',
      invoke: {
        id: 'followPayout',
        src: 'followPayout',
        input: ({ context: { amount, attempt } }) => ({ amount, attempt }),
        onError: '.unknown',
      },
      on: {
        'payout.accepted': {
          target: 'ended',
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
        'payout.refused': {
          target: 'ended',
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          always: [{ guard: 'hasAttempt', target: 'unknown' }, { target: 'submitting' }],
        },
        submitting: {
          tags: 'busy',
          meta: { screen: 'submitting' },
          on: {
            'payout.sent': { actions: { type: 'setAttempt', params: ({ event }) => event } },
            'payout.lost': {
              target: 'unknown',
              actions: { type: 'setAttempt', params: ({ event }) => event },
            },
            'payout.claimedElsewhere': {
              target: 'unknown',
              actions: { type: 'setAttempt', params: ({ event }) => event },
            },
          },
        },
        unknown: unknownState,
      },
    },
    found: {
      description: 'The history shows that the payout was made.',
      meta: { screen: 'outcomeUnknown' },
      entry: ['forgetAttempt', 'emitFound'],
      on: {
        'payout.goBack': {
          target: 'ended',
          actions: { type: 'setEnding', params: { kind: 'found' } },
        },
      },
    },
    ended: { type: 'final' },
  },
})
