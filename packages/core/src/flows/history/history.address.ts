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

/** What the chart knows of its place: only a page names its details in the address, a drawer keeps those of before. */
export function placeOf({ address, isPage }: HistoryPlace, before: TransactionKey | null) {
  const opened = isPage ? transactionIn(address) : before
  return { address, opened, place: isPage ? 'page' : 'drawer' } as const
}
