import type { PayoutAttempt } from './payout.attempt.ts'
import type { LookResult } from './payout.outcome.ts'
import type { SendingNews } from './payout.sending.ts'

export interface Lost {
  readonly event: Extract<SendingNews, { type: 'withdraw.lost' }>
}

export interface Looked {
  readonly event: { readonly output: LookResult }
}

/**
 * The states of a payout of which nobody knows whether it was made. The history is looked at; what is
 * found there settles it. What is not found there is over when nothing can be on its way any more: until
 * then nothing else is sent, and this is not sent again, since a backend need not know its key.
 * @param chart the id of the chart, whose states `found` and `returning` follow
 */
export function unknownStates<const Chart extends string>(chart: Chart) {
  return {
    look: {
      initial: 'looking',
      states: {
        looking: {
          tags: 'looking',
          invoke: {
            id: 'lookAtHistory',
            src: 'lookAtHistory',
            input: ({ context }: { context: { attempt: PayoutAttempt | null } }) => ({
              attempt: context.attempt,
            }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }: Looked) => event.output },
                target: `#${chart}.found`,
                actions: { type: 'noteLook', params: ({ event }: Looked) => event.output },
              },
              {
                target: 'looked',
                actions: { type: 'noteLook', params: ({ event }: Looked) => event.output },
              },
            ],
            onError: { target: 'looked', actions: 'noteNoLook' },
          },
        },
        looked: {
          on: {
            'withdraw.checkAgain': { target: 'looking', actions: 'tellBalanceDoubted' },
          },
        },
      },
    },
    patience: {
      initial: 'waiting',
      on: {
        'withdraw.lost': {
          description: 'It came late, and says neither yes nor no.',
          target: '.waiting',
          reenter: true,
          actions: [
            { type: 'noteNow', params: ({ event }: Lost) => event },
            { type: 'noteAttempt', params: ({ event }: Lost) => event },
          ],
        },
      },
      states: {
        waiting: {
          description: 'It may still be on its way, or too new for the history.',
          entry: 'noteAttemptWait',
          after: { attemptEnd: 'over' },
        },
        over: {
          description: 'What the history does not show now is over.',
          tags: 'attemptOver',
          entry: ['noteAttemptWait', 'forgetLook', 'lookAgain'],
          after: { withoutHistory: 'givenUp' },
          on: {
            'withdraw.goBack': {
              guard: 'isNotListed',
              target: `#${chart}.returning`,
              actions: ['noteUnclear', 'forgetAttempt'],
            },
          },
        },
        givenUp: {
          description: 'No history could be read for a day.',
          tags: 'attemptOver',
          on: {
            'withdraw.goBack': { target: `#${chart}.returning`, actions: 'forgetAttempt' },
          },
        },
      },
    },
  } as const
}
