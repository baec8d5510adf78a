import { assign, setup } from 'xstate'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import {
  type HistoryFilter,
  hasMore,
  historyStep,
  stepDelay,
  type TransactionKey,
} from './history.rules.ts'
import type { Transaction } from './history.ts'

export interface HistoryContext {
  /** Newest first. */
  readonly transactions: readonly Transaction[]
  /** How many malformed transactions the server sent. */
  readonly unreadable: number
  readonly filter: HistoryFilter
  /** How many may be shown so far. */
  readonly shown: number
  /** Whose details are open; null while there are none. */
  readonly opened: TransactionKey | null
}

export type HistoryEvent =
  | { type: 'history.loadMore' }
  | { type: 'history.show'; filter: HistoryFilter }
  | { type: 'history.open'; transaction: TransactionKey }
  | { type: 'history.close' }
  | { type: 'history.retry' }

export type HistoryResult =
  | {
      readonly kind: 'read'
      readonly transactions: readonly Transaction[]
      /** How many malformed transactions the server sent besides. */
      readonly unreadable: number
    }
  | { readonly kind: 'failed' }

export type HistoryScreen = 'loading' | 'listed' | 'empty' | 'failed'

/** The member's recent transactions [HIST-01…18]. */
export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: HistoryScreen },
  },
  actors: {
    getHistory: promiseNotProvided<HistoryResult>('getHistory'),
  },
  guards: {
    hasTransactions: (_, result: HistoryResult) =>
      result.kind === 'read' && result.transactions.length > 0,
    isRead: (_, { kind }: HistoryResult) => kind === 'read',
    hasMore: ({ context }) => hasMore(context),
  },
  actions: {
    setTransactions: assign((_, result: HistoryResult) =>
      result.kind === 'read'
        ? { transactions: result.transactions, unreadable: result.unreadable }
        : {},
    ),
    setFilter: assign((_, { filter }: { filter: HistoryFilter }) => ({ filter })),
    setOpened: assign((_, { transaction }: { transaction: TransactionKey }) => ({
      opened: transaction,
    })),
    forgetOpened: assign({ opened: null }),
    showMore: assign(({ context: { shown } }) => ({ shown: shown + historyStep })),
  },
  delays: { stepDelay },
}).createMachine({
  id: 'history',
  description: 'The member’s recent transactions.',
  context: { transactions: [], unreadable: 0, filter: 'all', shown: historyStep, opened: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      invoke: {
        id: 'getHistory',
        src: 'getHistory',
        onDone: [
          {
            guard: { type: 'hasTransactions', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'setTransactions', params: ({ event }) => event.output },
          },
          { guard: { type: 'isRead', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    empty: { meta: { screen: 'empty' } },
    failed: {
      description:
        'The failure is shown in place of the list, with a retry; the failure page never opens.',
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'history.retry': 'loading' },
    },
    listed: {
      meta: { screen: 'listed' },
      initial: 'resting',
      on: {
        'history.show': { actions: { type: 'setFilter', params: ({ event }) => event } },
        'history.open': { actions: { type: 'setOpened', params: ({ event }) => event } },
        'history.close': { actions: 'forgetOpened' },
      },
      states: {
        resting: { on: { 'history.loadMore': { guard: 'hasMore', target: 'addingMore' } } },
        addingMore: {
          tags: 'busy',
          after: { stepDelay: { target: 'resting', actions: 'showMore' } },
        },
      },
    },
  },
})
