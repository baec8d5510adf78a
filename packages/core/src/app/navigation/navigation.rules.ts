import { pathOf, type Query, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import type { DeviceClass } from '../../kernel/routing/device.rules.ts'
import {
  panelOf,
  type RoutingFacts,
  resolveRoute,
  type ShownRoute,
  withoutFlags,
} from '../../kernel/routing/resolve.route.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import { safeReturn } from '../../kernel/routing/safe.return.ts'
import {
  isTransferPage,
  type TransferTab,
  transferTabOf,
} from '../../kernel/routing/transfer.tabs.ts'
import { isWantedEnd, type SessionEnd } from '../../member/session/session.end.ts'

interface Place {
  readonly address: string
  readonly deviceClass: DeviceClass
}

/** The members' page that sends a visitor home; null where none does. */
export function keptFromAt(facts: RoutingFacts): RouteName | null {
  const decision = resolveRoute(facts)
  return decision.kind === 'redirect' ? decision.keptFrom : null
}

/** Where the address redirects; the same address where it does not. */
export function redirectAt(facts: RoutingFacts): string {
  const decision = resolveRoute(facts)
  return decision.kind === 'redirect' ? decision.to : facts.address
}

/**
 * The page that an address shows.
 * @throws Error where it redirects
 */
export function shownAt(facts: RoutingFacts): ShownRoute {
  const decision = resolveRoute(facts)
  if (decision.kind === 'redirect') throw new Error(`${facts.address} leads to ${decision.to}`)
  return shownBy(decision)
}

/** The shown page of a decision. */
export function shownBy({ route, address, panel }: ShownRoute): ShownRoute {
  return { route, address, panel }
}

/**
 * Where a deposit starts: a page on phones, elsewhere a panel over the current page [ROUTE-61], or its tab if the
 * page is the panel's own. A member who is already there stays at their step.
 */
export function addressOfDeposit({ address, deviceClass }: Place): string {
  const { locale, path, query, route } = readAddress(address)
  const isOnPage = isTransferPage(route)
  if (isOnPage && transferTabOf({ query, route }) === 'deposit-tab') return address
  if (deviceClass === 'mobile') return writeAddress(locale, pathOf('deposit'))
  if (isOnPage) return addressOfTab(address, 'deposit-tab')
  return writeAddress(locale, path, { ...withoutFlags(query), sideDeposit: 'true' })
}

/** Where a withdrawal starts: a page on phones, elsewhere a tab of the panel [ROUTE-61]. */
export function addressOfWithdraw({ address, deviceClass }: Place): string {
  const { locale, path, query, route } = readAddress(address)
  if (deviceClass === 'mobile') return writeAddress(locale, pathOf('withdraw'))
  if (isTransferPage(route)) return addressOfTab(address, 'withdraw-tab')
  return writeAddress(locale, path, {
    ...withoutFlags(query),
    sideDeposit: 'true',
    tab: 'withdraw-tab',
  })
}

/**
 * The query that opens the history over the page, in place of another panel [ROUTE-60, HIST-18]. The money flows'
 * own page keeps its tab and step beneath it.
 */
export function queryOfHistory(query: Query): Query {
  const beneath = panelOf(query) === 'deposit' ? withoutFlags(query) : query
  return { ...beneath, sideHistory: 'true' }
}

/** The same address with another tab of the money flows. */
export function addressOfTab(address: string, tab: TransferTab): string {
  const { locale, path, query } = readAddress(address)
  const { arr: _index, step: _step, ...rest } = query
  return writeAddress(locale, path, { ...rest, tab })
}

/** The same page without the panel or the history over it; for the panel's own page, the home page. */
export function addressWithoutPanel(address: string): string {
  const { locale, path, query, route } = readAddress(address)
  const { sideHistory: _history, ...beneath } = query
  const isHistory = panelOf(query) === 'history'
  if (isHistory && isTransferPage(route)) return writeAddress(locale, path, beneath)
  return isTransferPage(route)
    ? writeAddress(locale, pathOf('index'))
    : writeAddress(locale, path, withoutFlags(query))
}

/** The address of a game's page, which the money flows lead back to; null where they were not opened from one. */
export function gameAddressAt(
  { route }: Pick<ShownRoute, 'route'>,
  current: { readonly address: string; readonly gameAddress: string | null },
): string | null {
  if (isTransferPage(route)) return current.gameAddress
  return isGamePage(route) ? addressWithoutPanel(current.address) : null
}

function isGamePage(route: RouteName): boolean {
  return route === 'game-id' || route === 'game-id-name'
}

/**
 * Where the end of a session leads: to the home page when the member chose to leave, else to the login in the
 * current language with the return address [SESS-11, SESS-12, SESS-13, OPEN-03].
 */
export function addressAfterSession(address: string, reason: SessionEnd): string {
  const { locale } = readAddress(address)
  if (isWantedEnd(reason)) return writeAddress(locale, pathOf('index'))
  const back = safeReturn(address)
  return writeAddress(locale, pathOf('login'), back ? { url: back } : {})
}
