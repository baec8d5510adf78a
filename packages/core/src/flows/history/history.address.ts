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

/** The same address with an open transaction, from which the browser's back button returns. */
export function addressOfTransaction(
  { locale, path, query }: Address,
  { id, type }: TransactionKey,
): string {
  return writeAddress(locale, path, { ...query, transaction: `${type}-${id}` })
}

/** The same address without an open transaction. */
export function addressWithoutTransaction({ locale, path, query }: Address): string {
  const { transaction: _transaction, ...rest } = query
  return writeAddress(locale, path, rest)
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

/** The details at a place: only a page names them in its address, and what was closed stays closed. */
export function detailsAt(
  { address, isPage }: HistoryPlace,
  { closed, pushed }: Pick<HistoryDetails, 'closed' | 'pushed'>,
): HistoryDetails {
  const named = isPage ? transactionIn(address) : null
  const isClosed = isSame(named, closed)
  return {
    opened: isClosed ? null : named,
    closed: isClosed ? closed : null,
    pushed: isSame(named, pushed) ? pushed : null,
  }
}

function isSame(one: TransactionKey | null, other: TransactionKey | null): boolean {
  return one?.id === other?.id && one?.type === other?.type
}
