import { payoutSetup } from './payout.setup.ts'

/**
 * Nobody knows whether the payout was made. If the history shows it, it was. If the history does not, the payout is
 * over once the request can no longer be on its way. Until then no other payout is sent, and this one is not sent
 * again, because a backend need not support its idempotency key.
 */
export const unknownState = payoutSetup.createStateConfig({
  description: 'Nobody knows whether the payout was made.',
  type: 'parallel',
  tags: 'failure',
  meta: { screen: 'outcomeUnknown' },
  entry: 'emitBalanceDoubted',
  on: {
    'payout.settledElsewhere': {
      target: '#payout.ended',
      actions: { type: 'setEnding', params: { kind: 'settledElsewhere' } },
    },
  },
  states: {
    look: {
      initial: 'looking',
      states: {
        looking: {
          tags: 'looking',
          invoke: {
            id: 'lookAtHistory',
            src: 'lookAtHistory',
            input: ({ context: { attempt } }) => ({ attempt }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#payout.found',
                actions: { type: 'setLook', params: ({ event }) => event.output },
              },
              {
                target: 'looked',
                actions: { type: 'setLook', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'looked', actions: 'setFailedLook' },
          },
          on: { 'payout.lookAgain': { target: 'looking', reenter: true } },
        },
        looked: {
          on: {
            'payout.checkAgain': { target: 'looking', actions: 'emitBalanceDoubted' },
            'payout.lookAgain': { target: 'looking', actions: 'emitBalanceDoubted' },
          },
        },
      },
    },
    patience: {
      initial: 'waiting',
      on: {
        'payout.lost': {
          description: 'The answer came late and means neither yes nor no.',
          target: '.waiting',
          reenter: true,
          actions: { type: 'setAttempt', params: ({ event }) => event },
        },
        'clock.adjusted': { target: '.waiting', reenter: true },
        'page.resumed': {
          description: 'No timer runs while a phone sleeps; the history is read again, too.',
          target: '.waiting',
          reenter: true,
        },
      },
      states: {
        waiting: {
          description:
            'The request may still be on its way, or the payout too new for the history.',
          entry: 'setAttemptWait',
          after: { attemptEnd: 'over' },
        },
        over: {
          description: 'A payout that the history does not show by now was not made.',
          tags: 'attemptOver',
          entry: ['setAttemptWait', 'forgetLook', 'raiseLookAgain'],
          after: { withoutHistory: 'givenUp' },
          on: {
            'payout.goBack': {
              guard: 'isNotListed',
              target: '#payout.ended',
              actions: ['setTimedOutEnding', 'forgetAttempt'],
            },
          },
        },
        givenUp: {
          description: 'The history could not be read for a day.',
          tags: 'attemptOver',
          on: {
            'payout.goBack': {
              target: '#payout.ended',
              actions: [{ type: 'setEnding', params: { kind: 'givenUp' } }, 'forgetAttempt'],
            },
          },
        },
      },
    },
  },
})
