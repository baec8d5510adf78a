import type { PayoutAttempt } from './payout.attempt.ts'
import type { LookResult } from './payout.outcome.ts'

export interface Looked {
  readonly event: { readonly output: LookResult }
}

/**
 * The states of a payout of which nobody knows whether it was made. The history is looked at; what is
 * found there settles it. Without it the member waits before the form may be used again, and is never
 * asked to try again.
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
      states: {
        waiting: {
          description: 'Whatever the clock of the device says meanwhile.',
          after: { patience: 'over' },
        },
        over: {
          on: {
            'withdraw.goBack': { target: `#${chart}.returning`, actions: 'forgetAttempt' },
          },
        },
      },
    },
  } as const
}
