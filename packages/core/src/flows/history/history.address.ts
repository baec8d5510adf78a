import { type Address, writeAddress } from '../../kernel/routing/address.ts'
import { historyFilters, type TransactionKey } from './history.rules.ts'

/** Where a history is shown: its address, and whether it is a page of its own. */
export interface HistoryPlace {
  readonly address: Address
  readonly isPage: boolean
}

/** The transaction that an address names; null where it names none. */
export function transactionIn({ query }: Pick<Address, 'query'>): TransactionKey | null {
  const [, named, id] = /^([a-z]+)-(.+)$/s.exec(query.transaction ?? '') ?? []
  const type = historyFilters.find((filter) => filter === named)
  return id === undefined || type === undefined || type === 'all' ? null : { type, id }
}

/** The same address with an open transaction, from which the browser's back button returns; null for the list alone. */
export function addressOfTransaction(
  { locale, path, query }: Address,
  opened: TransactionKey | null,
): string {
  const { transaction: _transaction, ...rest } = query
  const named = opened && { transaction: `${opened.type}-${opened.id}` }
  return writeAddress(locale, path, { ...rest, ...named })
}

/** The details that a chart has opened and closed. */
export interface HistoryDetails {
  /** Whose details are open; null while there are none. */
  readonly opened: TransactionKey | null
  /** Whose details were closed while the address bar still names them; null where it does not. */
  readonly closed: TransactionKey | null
  /** The transaction for which the chart itself added the current history entry; null where it did not. */
  readonly pushed: TransactionKey | null
}

/** Whether the browser is on its way back to the list, which the chart requested when it closed details. */
export function isReturning({
  closed,
  pushed,
}: Pick<HistoryDetails, 'closed' | 'pushed'>): boolean {
  return closed !== null && pushed !== null
}

/**
 * The details at a place: only a page names them in its address. What was closed stays closed, and what is opened
 * while the browser goes back stays open when it arrives.
 */
export function detailsAt({ address, isPage }: HistoryPlace, last: HistoryDetails): HistoryDetails {
  const { closed, pushed } = last
  const named = isPage ? transactionIn(address) : null
  const isClosed = closed !== null && isSame(named, closed)
  const hasReturned = isReturning(last) && isPage && named === null
  return {
    opened: isClosed || hasReturned ? last.opened : named,
    closed: isClosed ? closed : null,
    pushed: isSame(named, pushed) ? pushed : null,
  }
}

function isSame(one: TransactionKey | null, other: TransactionKey | null): boolean {
  return one?.id === other?.id && one?.type === other?.type
}
