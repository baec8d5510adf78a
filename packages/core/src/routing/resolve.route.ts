import type { DeviceClass } from './device.rules.ts'
import { type Address, type RouteName, readAddress, routes, writeAddress } from './routes.ts'
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
  | { readonly kind: 'show'; readonly route: RouteName; readonly address: Address }
  | { readonly kind: 'redirect'; readonly to: string }

/**
 * Decides which page an address shows, or where it leads instead. Order: maintenance, unknown pages,
 * the deposit flag, members on the login page, members' pages. No decision leads back to itself.
 */
export function resolveRoute(facts: RoutingFacts): RouteDecision {
  const address = readAddress(facts.address)
  const { locale, query, route } = address
  const redirect = (path: string, to: Record<string, string> = {}): RouteDecision => ({
    kind: 'redirect',
    to: writeAddress(locale, path, to),
  })
  const show = (name: RouteName): RouteDecision => ({ kind: 'show', route: name, address })

  if (facts.isUnderMaintenance) {
    return route === 'maintenance' ? show(route) : redirect(routes.maintenance.path)
  }
  if (route === 'maintenance') {
    return { kind: 'redirect', to: safeReturn(facts.interruptedAddress ?? '') ?? home(address) }
  }
  if (route === null) return redirect(routes.index.path)

  const wantsDeposit = isDepositWanted(address)
  if (!facts.isMember) {
    if (route === 'login') return show(route)
    if (wantsDeposit) return redirect(routes.login.path, { sideDeposit: 'true' })
    return routes[route].audience === 'member' ? redirect(routes.index.path) : show(route)
  }
  if (route === 'login') return { kind: 'redirect', to: landing(address, facts.deviceClass) }
  if (wantsDeposit && facts.deviceClass === 'mobile') {
    const { sideDeposit: _panel, ...rest } = query
    return redirect(routes.deposit.path, rest)
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
    ? writeAddress(address.locale, routes.deposit.path)
    : writeAddress(address.locale, routes.index.path, { sideDeposit: 'true' })
}

function home({ locale }: Address): string {
  return writeAddress(locale, routes.index.path)
}
