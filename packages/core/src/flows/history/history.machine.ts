import { and, assign, type EventObject, emit, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { callbackNotProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { NavigationRequested } from '../../kernel/routing/navigation.fact.ts'
import {
  addressOfTransaction,
  detailsAt,
  type HistoryDetails,
  type HistoryPlace,
  isReturning,
  transactionIn,
} from './history.address.ts'
import {
  type HistoryFilter,
  hasMore,
  historyStep,
  openedTransaction,
  stepDelay,
  type TransactionKey,
} from './history.rules.ts'
import type { Transaction } from './history.ts'

export interface HistoryContext extends HistoryPlace, HistoryDetails {
  /** Newest first. */
  readonly transactions: readonly Transaction[]
  /** How many malformed transactions the server sent. */
  readonly unreadable: number
  readonly filter: HistoryFilter
  /** How many may be shown so far. */
  readonly shown: number
}

export type HistoryEvent =
  | { type: 'history.loadMore' }
  | { type: 'history.show'; filter: HistoryFilter }
  | { type: 'history.open'; transaction: TransactionKey }
  | { type: 'history.close' }
  | { type: 'history.retry' }
  | RouteSettled
  /** Money has come in or gone out. */
  | { type: 'balance.moved' }

export type HistoryResult =
  | {
      readonly kind: 'read'
      readonly transactions: readonly Transaction[]
      /** How many malformed transactions the server sent besides. */
      readonly unreadable: number
    }
  | { readonly kind: 'failed' }

export type HistoryScreen = 'loading' | 'listed' | 'empty' | 'failed'

const closeOnPage = ['requestList', 'setClosed'] as const

/**
 * The member's recent transactions [HIST-01…18]. On a page of its own the address names the transaction whose details
 * are open, so that the browser's back button closes them before it leaves the page.
 */
export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    input: {} as HistoryPlace,
    emitted: {} as NavigationRequested,
    tags: {} as 'busy' | 'failure' | 'stale',
    meta: {} as { screen: HistoryScreen },
  },
  actors: {
    /** Tells of each change of the balance. */
    watchBalance: callbackNotProvided<EventObject>('watchBalance'),
    getHistory: promiseNotProvided<HistoryResult>('getHistory'),
  },
  guards: {
    hasTransactions: ({ context }) => context.transactions.length > 0,
    hasNone: ({ context }) => context.transactions.length === 0,
    isRead: (_, { kind }: HistoryResult) => kind === 'read',
    hasMore: ({ context }) => hasMore(context),
    /** Whether the current history entry is one of details, and the browser is not about to leave it. */
    isEntryOfDetails: ({ context }) =>
      context.isPage && transactionIn(context.address) !== null && !isReturning(context),
    /** Whether the opened details have no history entry yet, and the address names no others. */
    needsEntry: ({ context: { address, isPage, opened, pushed } }) =>
      isPage && opened !== null && pushed === null && transactionIn(address) === null,
    /** Whether the current history entry is that of the opened details, and not of details that were closed. */
    hasEntry: ({ context: { closed, isPage, opened } }) =>
      isPage && opened !== null && closed === null,
    isGone: ({ context: { opened, transactions } }) =>
      opened !== null && openedTransaction(transactions, opened) === null,
    isGoneFromEntry: and(['isGone', 'hasEntry']),
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
    setClosed: assign(({ context }) => ({ opened: null, closed: context.opened })),
    forgetOpened: assign({ opened: null }),
    setPushed: assign(({ context }) => ({ pushed: context.opened })),
    /** The current history entry becomes that of the opened details. */
    takeEntry: assign(({ context: { opened, pushed } }) => ({
      closed: null,
      pushed: pushed && opened,
    })),
    setPlace: assign(({ context }, { address, route }: RouteSettled) => {
      const place = { address, isPage: route === 'history' }
      const stays = !context.isPage && !place.isPage
      return { ...place, ...(stays ? {} : detailsAt(place, context)) }
    }),
    requestDetails: emit(
      ({ context: { address, opened } }, { how }: { how: 'push' | 'replace' }) => ({
        type: 'navigation.requested',
        to: addressOfTransaction(address, opened),
        how,
      }),
    ),
    requestList: emit(({ context: { address, pushed } }) => ({
      type: 'navigation.requested',
      to: addressOfTransaction(address, null),
      how: pushed === null ? 'replace' : 'back',
    })),
    showMore: assign(({ context: { shown } }) => ({ shown: shown + historyStep })),
  },
  delays: { stepDelay },
}).createMachine({
  id: 'history',
  description: 'The member’s recent transactions.',
  context: ({ input }) => ({
    transactions: [],
    unreadable: 0,
    filter: 'all',
    shown: historyStep,
    ...input,
    ...detailsAt(input, { opened: null, closed: null, pushed: null }),
  }),
  initial: 'loading',
  invoke: {
    id: 'watchBalance',
    src: 'watchBalance',
    onError: { description: 'The list stays as it was read.' },
  },
  on: { 'route.settled': { actions: { type: 'setPlace', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      on: {
        'balance.moved': {
          description: 'The answer that is awaited may be older than the movement.',
          target: 'loading',
          reenter: true,
        },
      },
      invoke: {
        id: 'getHistory',
        src: 'getHistory',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'setTransactions', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description:
        'The failure is shown beside the text of an empty history, with a retry; the failure page never opens.',
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'history.retry': 'loading', 'balance.moved': 'loading' },
    },
    known: {
      type: 'parallel',
      states: {
        content: {
          initial: 'empty',
          always: [
            {
              description:
                'What is opened on the list gets its address at once; what is opened on the way back gets it there.',
              guard: 'needsEntry',
              actions: ['setPushed', { type: 'requestDetails', params: { how: 'push' } }],
            },
            {
              description: 'The address names a transaction that is not among the newest.',
              guard: 'isGoneFromEntry',
              actions: closeOnPage,
            },
            { guard: 'isGone', actions: 'forgetOpened' },
          ],
          states: {
            empty: {
              meta: { screen: 'empty' },
              always: { guard: 'hasTransactions', target: 'listed' },
            },
            listed: {
              meta: { screen: 'listed' },
              initial: 'resting',
              always: { guard: 'hasNone', target: 'empty' },
              on: {
                'history.show': { actions: { type: 'setFilter', params: ({ event }) => event } },
                'history.open': [
                  {
                    description:
                      'The address names details that were closed, or others that are open.',
                    guard: 'isEntryOfDetails',
                    actions: [
                      { type: 'setOpened', params: ({ event }) => event },
                      'takeEntry',
                      { type: 'requestDetails', params: { how: 'replace' } },
                    ],
                  },
                  { actions: { type: 'setOpened', params: ({ event }) => event } },
                ],
                'history.close': [
                  { guard: 'hasEntry', actions: closeOnPage },
                  {
                    description:
                      'In a drawer, or while the browser is already on its way back, the address stays.',
                    actions: 'forgetOpened',
                  },
                ],
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
        },
        news: {
          description: 'What was read stays on the screen while it is asked for again.',
          initial: 'current',
          states: {
            current: { on: { 'balance.moved': 'refreshing' } },
            refreshing: {
              on: { 'balance.moved': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'refreshHistory',
                src: 'getHistory',
                onDone: [
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: 'current',
                    actions: { type: 'setTransactions', params: ({ event }) => event.output },
                  },
                  { target: 'stale' },
                ],
                onError: 'stale',
              },
            },
            stale: {
              tags: ['failure', 'stale'],
              on: { 'history.retry': 'retrying', 'balance.moved': 'retrying' },
            },
            retrying: {
              tags: ['busy', 'stale'],
              on: { 'balance.moved': { target: 'retrying', reenter: true } },
              invoke: {
                id: 'retryHistory',
                src: 'getHistory',
                onDone: [
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: 'current',
                    actions: { type: 'setTransactions', params: ({ event }) => event.output },
                  },
                  { target: 'stale' },
                ],
                onError: 'stale',
              },
            },
          },
        },
      },
    },
  },
})
