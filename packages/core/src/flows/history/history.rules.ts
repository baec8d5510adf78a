import { type Satang, satang } from '../../base/money/satang.ts'
import { bangkokDay } from '../../base/time/bangkok.ts'
import { second } from '../../base/time/durations.ts'
import type { Transaction, TransactionType } from './history.ts'

/** How many transactions are shown at first, and how many more at each step [HIST-08, HIST-09]. */
export const historyStep = 10

/** How many transactions are ever shown [HIST-10]. */
export const historyCap = 20

/** The delay before more transactions are shown [HIST-11]. */
export const stepDelay = second / 2

/** The filters of the history. */
export const historyFilters = ['all', 'deposit', 'withdraw', 'cancel'] as const

export type HistoryFilter = 'all' | TransactionType

/** What tells one transaction from all others: deposits and withdrawals may be numbered alike. */
export type TransactionKey = Pick<Transaction, 'id' | 'type'>

/** The transactions of one day in Bangkok. */
export interface HistoryDay {
  /** The date with its year, such as `2026-11-20`. */
  readonly day: string
  /** An instant of that day, epoch milliseconds. */
  readonly at: number
  /** Newest first. */
  readonly transactions: readonly Transaction[]
}

interface HistoryPage {
  /** Newest first. */
  readonly transactions: readonly Transaction[]
  readonly filter: HistoryFilter
  /** How many may be shown so far. */
  readonly shown: number
}

/** The newest transactions that match the filter. */
function matchingTransactions({ filter, transactions }: HistoryPage): readonly Transaction[] {
  const newest = transactions.slice(0, historyCap)
  return filter === 'all' ? newest : newest.filter(({ type }) => type === filter)
}

/** The shown transactions by day in Bangkok, newest first [HIST-07]. */
export function shownDays(page: HistoryPage): readonly HistoryDay[] {
  const days = new Map<string, Transaction[]>()
  for (const transaction of matchingTransactions(page).slice(0, page.shown)) {
    const day = bangkokDay(transaction.at)
    days.set(day, [...(days.get(day) ?? []), transaction])
  }
  return [...days].map(([day, transactions]) => ({
    day,
    at: transactions[0]?.at ?? 0,
    transactions,
  }))
}

/** The transaction with a key; null where it is not among the newest any more. */
export function openedTransaction(
  transactions: readonly Transaction[],
  key: TransactionKey | null,
): Transaction | null {
  const newest = transactions.slice(0, historyCap)
  return newest.find(({ id, type }) => id === key?.id && type === key.type) ?? null
}

/** Whether there are more to show, below the cap [HIST-10]. */
export function hasMore(page: HistoryPage): boolean {
  return page.shown < matchingTransactions(page).length
}

/** Whether there are older transactions that are never shown here. */
export function isCapped(page: HistoryPage): boolean {
  return !hasMore(page) && page.transactions.length > historyCap
}

/** The status of a transaction. A pending transaction is never shown as cancelled [HIST-04]. */
export function statusOf({
  isPending,
  type,
}: Pick<Transaction, 'isPending' | 'type'>): 'pending' | 'done' | 'cancelled' {
  if (isPending) return 'pending'
  return type === 'cancel' ? 'cancelled' : 'done'
}

/** What came in, went out and was cancelled, each in satang and above zero. */
export interface HistorySums {
  readonly deposited: Satang
  readonly withdrawn: Satang
  readonly cancelled: Satang
}

/** The sums of the transactions of some days that are complete and in baht: what is pending may still change. */
export function historySums(days: readonly HistoryDay[]): HistorySums {
  const counted = days
    .flatMap(({ transactions }) => transactions)
    .filter(({ currency, isPending }) => !isPending && currency === 'THB')
  const sumOf = (wanted: TransactionType) =>
    satang(counted.reduce((sum, { amount, type }) => sum + (type === wanted ? amount : 0), 0))
  return {
    deposited: sumOf('deposit'),
    withdrawn: sumOf('withdraw'),
    cancelled: sumOf('cancel'),
  }
}

/** A note without the phrases that members must not see; null where nothing is left [HIST-06]. */
export function readableNote(note: string | null, phrases: readonly string[]): string | null {
  if (note === null) return null
  const rest = phrases.reduce((text, phrase) => withoutPhrase(text, phrase), note)
  return rest.replace(/\s+/g, ' ').trim() || null
}

function withoutPhrase(text: string, phrase: string): string {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.replace(new RegExp(literal, 'gi'), ' ')
}

/** The phrases that are removed from notes: the documented one, and one that a site may configure [OPEN-70]. */
export function removedPhrases(phraseOfSite: string | null): readonly string[] {
  return ['advance top-up', phraseOfSite ?? 'เติมเงินล่วงหน้า']
}
