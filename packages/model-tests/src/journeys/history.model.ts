import { type HistoryFilter, historyStep } from '@croupier/core/history'
import { assign, setup } from 'xstate'
import type { HistorySight, HistoryStep } from './history.sight.ts'

interface World {
  readonly filter: HistoryFilter
  /** Whether the member asked for more. */
  readonly isMoreShown: boolean
}

/** How many of the newest twenty transactions of the member `demo` each filter shows. */
const counts: Readonly<Record<HistoryFilter, number>> = {
  all: 20,
  deposit: 12,
  withdraw: 4,
  cancel: 4,
}

/** How many transactions the page shows, and whether there are more. */
export function shownOf({ filter, isMoreShown }: World): Pick<HistorySight, 'count' | 'hasMore'> {
  const count = isMoreShown ? counts[filter] : Math.min(historyStep, counts[filter])
  return { count, hasMore: count < counts[filter] }
}

/** The history from the view of a member with many transactions. */
export const historyModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in HistoryStep]: { type: Step } }[HistoryStep],
    meta: {} as Pick<HistorySight, 'page'>,
  },
  guards: {
    hasMore: ({ context }) => shownOf(context).hasMore,
    isOther: ({ context }, { filter }: { filter: HistoryFilter }) => context.filter !== filter,
  },
  actions: {
    beginAnew: assign({ filter: 'all', isMoreShown: false }),
    showMore: assign({ isMoreShown: true }),
    show: assign((_, { filter }: { filter: HistoryFilter }) => ({ filter })),
  },
}).createMachine({
  id: 'historyJourney',
  context: { filter: 'all', isMoreShown: false },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      entry: 'beginAnew',
      meta: { page: 'elsewhere' },
      on: { open: 'listed', openAndFail: 'failed', reload: 'elsewhere' },
    },
    listed: {
      meta: { page: 'listed' },
      on: {
        loadMore: { guard: 'hasMore', actions: 'showMore' },
        showAll: {
          guard: { type: 'isOther', params: { filter: 'all' } },
          actions: { type: 'show', params: { filter: 'all' } },
        },
        showDeposits: {
          guard: { type: 'isOther', params: { filter: 'deposit' } },
          actions: { type: 'show', params: { filter: 'deposit' } },
        },
        showWithdrawals: {
          guard: { type: 'isOther', params: { filter: 'withdraw' } },
          actions: { type: 'show', params: { filter: 'withdraw' } },
        },
        openNewest: 'details',
        close: 'elsewhere',
        reload: { target: 'listed', actions: 'beginAnew' },
      },
    },
    details: {
      meta: { page: 'details' },
      // What a reload finds depends on the size: history-back.story.ts shows both.
      on: { closeDetails: 'listed' },
    },
    failed: {
      meta: { page: 'failed' },
      on: {
        tryAgain: 'listed',
        tryAgainAndFail: 'failed',
        close: 'elsewhere',
        reload: 'listed',
      },
    },
  },
})
