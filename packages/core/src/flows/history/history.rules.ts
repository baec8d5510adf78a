import { bangkokDay } from '../../base/time/bangkok.ts'
import { second } from '../../base/time/durations.ts'
import type { Transaction, TransactionType } from './history.ts'

/** How many transactions are shown at first, and how many more at each step [HIST-08, HIST-09]. */
export const historyStep = 10

/** How many transactions are ever shown [HIST-10]. */
export const historyCap = 20

/** How long a step takes [HIST-11]. */
export const stepDelay = second / 2

/** What of the history is shown. */
export const historyFilters = ['all', 'deposit', 'withdraw', 'cancel'] as const

export type HistoryFilter = 'all' | TransactionType

/** The transactions of one day in Bangkok. */
export interface HistoryDay {
  /** `2026-11-20`: days of the same name in other years are others. */
  readonly day: string
  /** An instant of that day, epoch milliseconds. */
  readonly at: number
  /** Newest first. */
  readonly transactions: readonly Transaction[]
}

interface Shelf {
  /** Newest first. */
  readonly transactions: readonly Transaction[]
  readonly filter: HistoryFilter
  /** How many may be shown by now. */
  readonly shown: number
}

/** What of the newest transactions is of the wanted type. */
function wanted({ filter, transactions }: Shelf): readonly Transaction[] {
  const newest = transactions.slice(0, historyCap)
  return filter === 'all' ? newest : newest.filter(({ type }) => type === filter)
}

/** What is shown, by days in Bangkok, newest first [HIST-07]. */
export function shownDays(shelf: Shelf): readonly HistoryDay[] {
  const days = new Map<string, Transaction[]>()
  for (const transaction of wanted(shelf).slice(0, shelf.shown)) {
    const day = bangkokDay(transaction.at)
    days.set(day, [...(days.get(day) ?? []), transaction])
  }
  return [...days].map(([day, transactions]) => ({
    day,
    at: transactions[0]?.at ?? 0,
    transactions,
  }))
}

/** Whether a step would show more: not once the cap, or all there is, is shown [HIST-10]. */
export function hasMore(shelf: Shelf): boolean {
  return shelf.shown < wanted(shelf).length
}

/** Whether older transactions exist that are never shown here. */
export function isCapped(shelf: Shelf): boolean {
  return !hasMore(shelf) && shelf.transactions.length > historyCap
}

/** A note without the phrases that are not meant for members; null where nothing is left [HIST-06]. */
export function readableNote(note: string | null, phrases: readonly string[]): string | null {
  if (note === null) return null
  const rest = phrases.reduce((text, phrase) => withoutPhrase(text, phrase), note)
  return rest.replace(/\s+/g, ' ').trim() || null
}

function withoutPhrase(text: string, phrase: string): string {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.replace(new RegExp(literal, 'gi'), ' ')
}

/** The phrases that a note is shown without: the documented one and one that a site may choose [OPEN-70]. */
export function removedPhrases(ofSite: string | null): readonly string[] {
  return ['advance top-up', ofSite ?? 'เติมเงินล่วงหน้า']
}
