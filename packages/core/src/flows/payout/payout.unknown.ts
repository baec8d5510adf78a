import { payoutSetup } from './payout.setup.ts'

/**
 * Nobody knows whether the payout was made. The history is looked at; what is found there settles it. What
 * is not found there is over when nothing can be on its way any more: until then nothing else is sent, and
 * this is not sent again, since a backend need not know its key.
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
        },
        looked: {
          on: { 'payout.checkAgain': { target: 'looking', actions: 'emitBalanceDoubted' } },
        },
      },
    },
    patience: {
      initial: 'waiting',
      on: {
        'payout.lost': {
          description: 'It came late, and says neither yes nor no.',
          target: '.waiting',
          reenter: true,
          actions: { type: 'setAttempt', params: ({ event }) => event },
        },
        'clock.adjusted': { target: '.waiting', reenter: true },
        'page.resumed': {
          description: 'No timer runs while a phone sleeps.',
          target: '.waiting',
          reenter: true,
          actions: 'raiseCheckAgain',
        },
      },
      states: {
        waiting: {
          description: 'It may still be on its way, or too new for the history.',
          entry: 'setAttemptWait',
          after: { attemptEnd: 'over' },
        },
        over: {
          description: 'What the history does not show now is over.',
          tags: 'attemptOver',
          entry: ['setAttemptWait', 'forgetLook', 'raiseCheckAgain'],
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
          description: 'No history could be read for a day.',
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
