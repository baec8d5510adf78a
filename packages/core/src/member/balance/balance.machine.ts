import { assign, setup } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'

export interface BalanceContext {
  /** Null before the first answer: an unknown balance is never shown as zero. */
  readonly balance: Satang | null
}

export type BalanceEvent = { type: 'balance.refetch' } | { type: 'page.resumed' }

/** The credit; null when it could not be read. */
export type BalanceResult = { readonly balance: Satang | null }

/** The member's credit, read again after every deposit and whenever the page resumes. */
export const balanceMachine = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    tags: {} as 'asking' | 'failure',
  },
  actors: {
    getCredit: promiseNotProvided<BalanceResult>('getCredit'),
  },
  guards: {
    hasAnswer: (_, { balance }: BalanceResult) => balance !== null,
    isKnown: ({ context }) => context.balance !== null,
  },
  actions: {
    setBalance: assign((_, { balance }: BalanceResult) => ({ balance })),
  },
}).createMachine({
  id: 'balance',
  description: 'The member’s credit, read again after every deposit and whenever the page resumes.',
  context: { balance: null },
  initial: 'asking',
  on: {
    // Asking again drops the question before it, so an older answer can never overwrite a newer one.
    'balance.refetch': { target: '.asking', reenter: true },
    'page.resumed': { target: '.asking', reenter: true },
  },
  states: {
    asking: {
      tags: 'asking',
      invoke: {
        id: 'getCredit',
        src: 'getCredit',
        onDone: [
          {
            guard: { type: 'hasAnswer', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'setBalance', params: ({ event }) => event.output },
          },
          { guard: 'isKnown', target: 'stale' },
          { target: 'unknown' },
        ],
        onError: [{ guard: 'isKnown', target: 'stale' }, { target: 'unknown' }],
      },
    },
    fresh: { description: 'The server’s latest answer.' },
    stale: {
      description: 'The last known balance; a newer one could not be read.',
      tags: 'failure',
    },
    unknown: { description: 'The server has never answered yet.', tags: 'failure' },
  },
})
