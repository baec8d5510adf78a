import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { HistoryScreen, historyMachine } from './history.machine.ts'
import {
  type HistoryDay,
  type HistoryFilter,
  hasMore,
  isCapped,
  openedTransaction,
  shownDays,
} from './history.rules.ts'
import type { Transaction } from './history.ts'

/** What the history shows. */
export interface HistoryView {
  readonly screen: HistoryScreen
  readonly filter: HistoryFilter
  readonly days: readonly HistoryDay[]
  /** How many transactions the days contain. */
  readonly count: number
  readonly hasMore: boolean
  readonly isAddingMore: boolean
  /** Whether there are older transactions that are never shown. */
  readonly isCapped: boolean
  /** How many cannot be shown because they are malformed. */
  readonly unreadable: number
  /** Whether a newer list could not be read; `isRetrying` while it is asked for again. */
  readonly isStale: boolean
  readonly isRetrying: boolean
  /** The transaction whose details are shown; null while there are none. */
  readonly opened: Transaction | null
}

export function historyView(snapshot: SnapshotFrom<typeof historyMachine>): HistoryView {
  const { context } = snapshot
  const days = shownDays(context)
  return {
    screen: screenOf(snapshot, 'loading'),
    filter: context.filter,
    days,
    count: days.reduce((sum, { transactions }) => sum + transactions.length, 0),
    hasMore: hasMore(context),
    isAddingMore: snapshot.matches({ known: { content: { listed: 'addingMore' } } }),
    isCapped: isCapped(context),
    unreadable: context.unreadable,
    isStale: snapshot.hasTag('stale'),
    isRetrying: snapshot.matches({ known: { news: 'retrying' } }),
    opened: openedTransaction(context.transactions, context.opened),
  }
}
