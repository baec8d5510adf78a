import { type Address, pathOf, type Query, readAddress, writeAddress } from './address.ts'
import type { DeviceClass } from './device.rules.ts'
import { type RouteName, routeRows } from './routes.ts'
import { type IsThere, ownAddress, safeReturn } from './safe.return.ts'

/** Everything that decides who may open which page. */
export interface RoutingFacts {
  readonly address: string
  readonly isMember: boolean
  readonly deviceClass: DeviceClass
  /** Whether a password recovery has left a ticket for setting a new password [OPEN-02]. */
  readonly hasForgotTicket: boolean
  /** Whether the operator accepts new members [AUTH-27]. */
  readonly isRegistrationOpen: boolean
  /** Whether the operator has closed the site. */
  readonly isClosed: boolean
  readonly isUnderMaintenance: boolean
  /** Where the member was when maintenance began. */
  readonly interruptedAddress: string | null
}

/** The facts that may change together with the address. */
export type AddressFacts = Pick<RoutingFacts, 'address' | 'hasForgotTicket'>

/** A panel that an address may open beside its page. */
export type Panel = 'deposit' | 'history'

/** The page that is shown, its address, and the panel beside it. */
export interface ShownRoute {
  readonly route: RouteName
  readonly address: Address
  readonly panel: Panel | null
}

export type RouteDecision = (
  | ({ readonly kind: 'show' } & ShownRoute)
  | {
      readonly kind: 'redirect'
      readonly to: string
      /** The members' page that sends a visitor home, so that they can be told why. */
      readonly keptFrom: RouteName | null
    }
) & {
  /** Opening this page discards the ticket for a new password [SESS-15, SESS-16]. */
  readonly dropsForgotTicket: boolean
}

/**
 * Decides which page an address shows, or where it redirects; the first rule that applies counts. Their
 * order: the end of maintenance, the closed site, maintenance, unknown pages, the ticket for a new password,
 * panels, members on visitors' pages, the profile's device, the first guard with a member's lists, the second
 * guard. No chain of redirects is a loop.
 */
export function resolveRoute(facts: RoutingFacts): RouteDecision {
  const isThere: IsThere = (name) => facts.isRegistrationOpen || !isRegistration(name)
  const { hasForgotTicket, interruptedAddress, isMember } = facts
  const address = readAddress(facts.address)
  const { route } = address
  const home = writeAddress(address.locale, pathOf('index'))

  if (route === 'maintenance' && !facts.isUnderMaintenance) {
    return go(ownAddress(interruptedAddress, isThere) ?? home)
  }
  if (facts.isClosed) return show('index', readAddress(home))
  if (facts.isUnderMaintenance) {
    return route === 'maintenance' ? show(route, address) : goTo(address, pathOf('maintenance'))
  }
  if (route === null || !isThere(route)) return go(home)

  const visit: Visit = {
    ...facts,
    place: address,
    route,
    panel: panelOf(address.query),
    isThere,
  }
  const dropsForgotTicket = hasForgotTicket && discardsTicket(route)
  if (hasForgotTicket && !dropsForgotTicket) return decideWithTicket(visit)
  return { ...(isMember ? decideForMember(visit) : decideForVisitor(visit)), dropsForgotTicket }
}

/** A page that somebody wants to open, with the facts that decide it. */
interface Visit extends RoutingFacts {
  readonly place: Address
  readonly route: RouteName
  readonly panel: Panel | null
  readonly isThere: IsThere
}

/** Whether a page exists only on a site that accepts new members. */
function isRegistration(route: RouteName): boolean {
  return route === 'register' || route === 'registerAff' || route === 'aff'
}

/** Whether opening a page discards the ticket for a new password: anyone who opens it has changed their mind. */
function discardsTicket(route: RouteName): boolean {
  return routeRows[route].guard === 'visitors' || route === 'forgot'
}

/** Setting a new password comes before everything else [SESS-14]. */
function decideWithTicket({ place, panel, route }: Visit): RouteDecision {
  return route === 'resetPassword' && panel === null
    ? show(route, place)
    : goTo(place, pathOf('resetPassword'))
}

function decideForMember(visit: Visit): RouteDecision {
  const { deviceClass, panel, place, route } = visit
  const isOnPhone = deviceClass === 'mobile'
  if (routeRows[route].guard === 'visitors') return go(landingAddress(visit))
  if (panel && isOnPhone) {
    const { sideDeposit: _deposit, sideHistory: _history, ...rest } = place.query
    return goTo(place, pathOf(panel), rest)
  }
  if (route === 'profile' && !isOnPhone) return goTo(place, pathOf('index'))
  return show(route, place, panel && pagesOfPanel[panel].includes(route) ? null : panel)
}

/** The pages that already show what the panel would show. */
const pagesOfPanel: Readonly<Record<Panel, readonly RouteName[]>> = {
  deposit: ['deposit', 'withdraw'],
  history: ['history'],
}

function decideForVisitor({ address, isThere, panel, place, route }: Visit): RouteDecision {
  const { guard } = routeRows[route]
  const { id, name } = place.parameters
  if (guard === 'visitors') return show(route, place)
  if (panel === 'deposit') return goTo(place, pathOf('login'), { sideDeposit: 'true' })
  const isListOfMember = route === 'list' && (id === 'favourite' || id === 'recent')
  if (guard === 'membersElseHome' || guard === 'membersOrTicket' || isListOfMember) {
    return go(writeAddress(place.locale, pathOf('index')), route)
  }
  const isNoDemo = guard === 'membersOrDemo' && !name?.includes('-demo')
  if (guard === 'membersElseLogin' || isNoDemo || panel) {
    const back = safeReturn(address, isThere)
    return goTo(place, pathOf('login'), back ? { url: back } : {})
  }
  return show(route, place)
}

/** The panel that an address asks for; the deposit where it asks for both [ROUTE-53, ROUTE-54, ROUTE-59, ROUTE-60]. */
export function panelOf({ sideDeposit, sideHistory }: Query): Panel | null {
  if (isFlagSet(sideDeposit)) return 'deposit'
  return isFlagSet(sideHistory) ? 'history' : null
}

/** A flag is set by its presence, whatever its value, except "false". */
function isFlagSet(flag: string | undefined): boolean {
  return flag !== undefined && flag !== 'false'
}

/** The query without the flags that open a panel and name a place in it. */
export function withoutFlags(query: Query): Query {
  const {
    sideDeposit: _panel,
    sideHistory: _history,
    tab: _tab,
    arr: _index,
    step: _step,
    ...rest
  } = query
  return rest
}

/**
 * Where a member goes after signing in: back to where they came from, to the deposit if they wanted one, to the
 * profile on a phone, or home [ROUTE-55, OPEN-33, OPEN-34].
 */
function landingAddress({ deviceClass, isThere, panel, place }: Visit): string {
  const isOnPhone = deviceClass === 'mobile'
  const to = (path: string, query?: Query) => writeAddress(place.locale, path, query)
  const back = safeReturn(place.query.url, isThere)
  if (back) return back
  if (panel !== 'deposit') return to(isOnPhone ? pathOf('profile') : pathOf('index'))
  return isOnPhone ? to(pathOf('deposit')) : to(pathOf('index'), { sideDeposit: 'true' })
}

function show(route: RouteName, address: Address, panel: Panel | null = null): RouteDecision {
  return { kind: 'show', route, address, panel, dropsForgotTicket: false }
}

function goTo({ locale }: Address, path: string, query?: Query): RouteDecision {
  return go(writeAddress(locale, path, query))
}

function go(to: string, keptFrom: RouteName | null = null): RouteDecision {
  return { kind: 'redirect', to, keptFrom, dropsForgotTicket: false }
}
