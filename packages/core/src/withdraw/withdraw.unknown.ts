import { withdrawSetup } from './withdraw.setup.ts'

/**
 * Nobody knows whether the withdrawal was made. The history is looked at; what is found there settles it.
 * Without it the member waits before the form may be used again, and is never asked to try again.
 */
export const unknownState = withdrawSetup.createStateConfig({
  type: 'parallel',
  tags: 'failure',
  meta: { screen: 'outcomeUnknown' },
  entry: 'tellBalanceDoubted',
  on: {
    'withdraw.settledElsewhere': {
      target: '#withdraw.returning',
      actions: 'tellBalanceDoubted',
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
                target: '#withdraw.found',
                actions: [
                  { type: 'noteLook', params: ({ event }) => event.output },
                  { type: 'rememberFound', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'looked',
                actions: { type: 'noteLook', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'looked', actions: 'noteNoLook' },
          },
        },
        looked: {
          on: {
            'withdraw.checkAgain': { target: 'looking', actions: 'tellBalanceDoubted' },
            'page.resumed': {
              target: 'looking',
              actions: [
                { type: 'noteNow', params: ({ event }) => event },
                'tellLock',
                'tellBalanceDoubted',
              ],
            },
          },
        },
      },
    },
    patience: {
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Whatever the clock of the device says meanwhile.',
          after: { patience: 'over' },
        },
        over: {
          on: { 'withdraw.goBack': { target: '#withdraw.returning', actions: 'forgetAttempt' } },
        },
      },
    },
  },
})
