import { type Address, pathOf, readAddress, writeAddress } from './address.ts'
import type { DeviceClass } from './device.rules.ts'
import { isPage, type PageName, routeRows } from './routes.ts'
import { safeReturn } from './safe.return.ts'

/** Everything by which it is decided who may be where. */
export interface RoutingFacts {
  readonly address: string
  readonly isMember: boolean
  readonly deviceClass: DeviceClass
  readonly isUnderMaintenance: boolean
  /** Where the member was when maintenance began. */
  readonly interruptedAddress: string | null
}

export type RouteDecision =
  | { readonly kind: 'show'; readonly route: PageName; readonly address: Address }
  | { readonly kind: 'redirect'; readonly to: string }

/**
 * Decides which page an address shows, or where it leads instead. Order: maintenance, unknown pages,
 * the deposit flag, members on visitors' pages, members' pages. No decision leads back to itself.
 */
export function resolveRoute(facts: RoutingFacts): RouteDecision {
  const address = readAddress(facts.address)
  const { locale, query, route } = address
  const redirect = (path: string, to: Record<string, string> = {}): RouteDecision => ({
    kind: 'redirect',
    to: writeAddress(locale, path, to),
  })
  const show = (name: PageName): RouteDecision => ({ kind: 'show', route: name, address })

  if (facts.isUnderMaintenance) {
    return route === 'maintenance' ? show(route) : redirect(pathOf('maintenance'))
  }
  if (route === 'maintenance') {
    return { kind: 'redirect', to: safeReturn(facts.interruptedAddress ?? '') ?? home(address) }
  }
  if (route === null || !isPage(route)) return redirect(pathOf('index'))

  const wantsDeposit = isDepositWanted(address)
  const isForVisitors = routeRows[route].guard === 'visitors'
  if (!facts.isMember) {
    if (isForVisitors) return show(route)
    if (wantsDeposit) return redirect(pathOf('login'), { sideDeposit: 'true' })
    return routeRows[route].guard ? redirect(pathOf('index')) : show(route)
  }
  if (isForVisitors) return { kind: 'redirect', to: landing(address, facts.deviceClass) }
  if (wantsDeposit && facts.deviceClass === 'mobile') {
    const { sideDeposit: _panel, ...rest } = query
    return redirect(pathOf('deposit'), rest)
  }
  return show(route)
}

/** Whether the address asks for the deposit panel [ROUTE-53, ROUTE-54, ROUTE-59]. */
export function isDepositWanted({ query }: Pick<Address, 'query'>): boolean {
  return query.sideDeposit === 'true'
}

/** The query without what opens a panel or chooses its tab. */
export function withoutFlags(query: Readonly<Record<string, string>>): Record<string, string> {
  const { sideDeposit: _panel, tab: _tab, arr: _index, ...rest } = query
  return rest
}

/** Where a member goes who has signed in: back, to the deposit that was wanted, or home [OPEN-33]. */
function landing(address: Address, deviceClass: DeviceClass): string {
  const back = safeReturn(address.query.url)
  if (back) return back
  if (!isDepositWanted(address)) return home(address)
  return deviceClass === 'mobile'
    ? writeAddress(address.locale, pathOf('deposit'))
    : writeAddress(address.locale, pathOf('index'), { sideDeposit: 'true' })
}

function home({ locale }: Address): string {
  return writeAddress(locale, pathOf('index'))
}
