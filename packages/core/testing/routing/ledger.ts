/**
 * Where every visit ends by the requirements. It is written from them alone, with its own names, paths and lists, so
 * that `resolveRoute` can be compared with it.
 */

/** A place of the site, with its name in the documents. */
export interface LedgerPlace {
  readonly name: string
  /** Path without the language prefix, in the form that browsers use. */
  readonly path: string
}

/** A place in a language, with its query. */
export interface LedgerAddress {
  readonly locale: 'th' | 'en'
  readonly place: LedgerPlace
  readonly query: Readonly<Record<string, string>>
}

/** A return address: its text, and the place of this site that it means, if any. */
export interface LedgerReturn {
  readonly text: string
  readonly to: LedgerAddress | null
}

/** A visit that opens an address. */
export interface LedgerVisit extends LedgerAddress {
  /** The return address in the query's `url`. */
  readonly back: LedgerReturn | null
  readonly chosen: 'th' | 'en' | null
  readonly isMember: boolean
  readonly device: 'mobile' | 'ipad' | 'desktop'
  readonly hasTicket: boolean
  readonly isRegistrationOpen: boolean
  readonly isClosed: boolean
  readonly isUnderMaintenance: boolean
  readonly interrupted: LedgerReturn | null
}

export interface LedgerEnd {
  readonly name: string
  /** The final address in the address bar. */
  readonly address: string
  readonly panel: 'deposit' | 'history' | null
  readonly hasTicket: boolean
}

const place = (name: string, path: string): LedgerPlace => ({ name, path })
const home = place('index', '/')
const login = place('login', '/login')
const resetPassword = place('resetPassword', '/resetPassword')
const profile = place('profile', '/profile')
const deposit = place('deposit', '/deposit')
const history = place('history', '/history')
const maintenance = place('maintenance', '/maintenance')

/** A place for each row from ROUTE-06 to ROUTE-38, and some that do not exist. */
export const ledgerPlaces: readonly LedgerPlace[] = [
  home,
  login,
  place('loginLine', '/loginLine'),
  place('loginUrl', '/loginUrl'),
  place('register', '/register'),
  place('register-id', '/register/friend-7'),
  place('registerAff', '/registerAff'),
  place('registerAff-id', '/registerAff/friend-7'),
  place('aff', '/aff'),
  place('aff-id', '/aff/%E0%B9%80%E0%B8%9E%E0%B8%B7%E0%B9%88%E0%B8%AD%E0%B8%99'),
  place('forgot', '/forgot'),
  resetPassword,
  place('menu', '/menu'),
  profile,
  place('list', '/list'),
  place('list', '/list/live-casino'),
  place('list', '/list/freespin'),
  place('list-favourite', '/list/favourite'),
  place('list-recent', '/list/recent'),
  place('search', '/search'),
  place('search', '/search/%E0%B8%AA%E0%B8%A5%E0%B9%87%E0%B8%AD%E0%B8%95%20100%25'),
  place('game-id', '/game/7'),
  place('game-id', '/game/mahjong-demo'),
  place('game-id-name', '/game/7/mahjong'),
  place('game-id-name', '/game/demo-demo/%E0%B9%84%E0%B8%9E%E0%B9%88'),
  place('game-id-name-demo', '/game/7/mahjong-demo'),
  place('demo', '/demo'),
  place('favourite', '/favourite'),
  place('bonus', '/bonus'),
  place('event', '/event'),
  place('promotion', '/promotion'),
  place('promotion', '/promotions'),
  place('vip', '/vip'),
  place('help', '/help'),
  place('tournament', '/tournament'),
  place('slot-tournament', '/slot-tournament'),
  history,
  deposit,
  place('withdraw', '/withdraw'),
  place('affiliate', '/affiliate'),
  place('affiliate-history', '/affiliate/history'),
  place('affiliate-member', '/affiliate/member'),
  place('affiliate-reportDaily', '/affiliate/reportDaily'),
  place('affiliate-reportDetail', '/affiliate/reportDetail'),
  place('affiliate-reportDetail-id', '/affiliate/reportDetail/2026-11-22'),
  maintenance,
  place('unknown', '/nowhere'),
  place('unknown', '/my'),
  place('unknown', '/game'),
  place('unknown', '/register/friend/7'),
]

// ROUTE-55, OPEN-32; SESS-15.
const forVisitors = 'login register register-id registerAff registerAff-id aff aff-id'.split(' ')
// ROUTE-44…48.
const firstGuard = 'withdraw deposit affiliate affiliate-member profile'.split(' ')
// OPEN-01.
const secondGuard = [
  'history',
  'favourite',
  'affiliate-history',
  'affiliate-reportDaily',
  'affiliate-reportDetail',
  'affiliate-reportDetail-id',
]
// OPEN-34: nobody is sent to one of these after signing in.
const neverReturn = [
  ...forVisitors,
  'loginLine',
  'loginUrl',
  'forgot',
  'resetPassword',
  'maintenance',
  'unknown',
]

/** The text of an address in the address bar. */
export function textOf({ locale, place: { path }, query }: LedgerAddress): string {
  const prefixed = locale === 'th' ? path : path === '/' ? '/en' : `/en${path}`
  const search = String(new URLSearchParams(query))
  return search === '' ? prefixed : `${prefixed}?${search}`
}

/** Where a visit ends, by the requirements. */
export function endOf(visit: LedgerVisit): LedgerEnd {
  const { hasTicket, isMember, locale, query } = visit
  const { name } = visit.place
  const isPhone = visit.device === 'mobile'
  const at = (to: LedgerPlace, rest: Record<string, string> = {}) => ({
    locale,
    place: to,
    query: rest,
  })
  const goTo = (address: LedgerAddress, changes: Partial<LedgerVisit> = {}) =>
    endOf({ ...visit, back: null, chosen: null, ...changes, ...address })
  const stay = (page: string, ticket: boolean, panel: LedgerEnd['panel'] = null): LedgerEnd => ({
    name: page,
    address: textOf(visit),
    panel,
    hasTicket: ticket,
  })
  // AUTH-27: our choice is that a site which accepts no new members does not have these pages.
  const isClosedPage = (to: LedgerPlace) =>
    !visit.isRegistrationOpen && /^(register|registerAff|aff)(-id)?$/.test(to.name)
  const isThere = (to: LedgerPlace) => to.name !== 'unknown' && !isClosedPage(to)

  // ROUTE-64: our choice is that the chosen language counts once, when the site is opened at the bare domain.
  if (name === 'index' && locale === 'th' && visit.chosen === 'en') {
    return endOf({ ...visit, locale: 'en' })
  }
  // MAINT-03: the maintenance page is left as soon as maintenance is over.
  if (name === 'maintenance' && !visit.isUnderMaintenance) {
    const before = visit.interrupted?.to
    const isKept = before && before.place.name !== 'maintenance' && isThere(before.place)
    return goTo(isKept ? before : at(home))
  }
  // NOTE-16, OPEN-20: a closed site shows the home page beneath its notice, and nothing else changes.
  if (visit.isClosed) return stay('index', hasTicket)
  // MAINT-02, MAINT-03, OPEN-22.
  if (visit.isUnderMaintenance) {
    return name === 'maintenance' ? stay(name, hasTicket) : goTo(at(maintenance))
  }
  // ROUTE-39.
  if (!isThere(visit.place)) return goTo(at(home))

  const isAccountPage = forVisitors.includes(name)
  // SESS-15, SESS-16.
  if (hasTicket && (isAccountPage || name === 'forgot'))
    return endOf({ ...visit, hasTicket: false })
  // ROUTE-53, ROUTE-54: the flag counts whatever its value; our choice is that "false" does not count.
  const isMeant = (flag: string | undefined) => ![undefined, 'false'].includes(flag)
  const wantsDeposit = isMeant(query.sideDeposit)
  const wantsHistory = isMeant(query.sideHistory) && !wantsDeposit
  // SESS-14, OPEN-02.
  if (hasTicket) {
    const isThereAlready = name === 'resetPassword' && !wantsDeposit && !wantsHistory
    return isThereAlready ? stay(name, true) : goTo(at(resetPassword))
  }

  // ROUTE-53, ROUTE-54, ROUTE-61, OPEN-33.
  if (!isAccountPage && wantsDeposit && !isMember) return goTo(at(login, { sideDeposit: 'true' }))
  if (!isAccountPage && (wantsDeposit || wantsHistory) && isMember && isPhone) {
    const { sideDeposit: _deposit, sideHistory: _history, ...rest } = query
    return goTo(at(wantsDeposit ? deposit : history, rest))
  }
  // ROUTE-55, OPEN-32, OPEN-33, OPEN-34.
  if (isAccountPage && isMember) {
    const back = visit.back?.to
    if (back && isThere(back.place) && !neverReturn.includes(back.place.name)) return goTo(back)
    if (wantsDeposit) return goTo(isPhone ? at(deposit) : at(home, { sideDeposit: 'true' }))
    return goTo(at(isPhone ? profile : home))
  }
  // ROUTE-56.
  if (name === 'profile' && !isPhone) return goTo(at(home))
  if (isMember) {
    // ROUTE-59, ROUTE-60: a panel opens over all pages except its own.
    const own = wantsDeposit ? ['deposit', 'withdraw'] : ['history']
    const panel = wantsDeposit ? 'deposit' : wantsHistory ? 'history' : null
    return stay(name, hasTicket, own.includes(name) ? null : panel)
  }

  // ROUTE-44…49.
  if (firstGuard.includes(name) || name === 'resetPassword') return goTo(at(home))
  const backToHere = neverReturn.includes(name) ? {} : { url: textOf(visit) }
  // ROUTE-50, ROUTE-51.
  if (name === 'game-id-name') return goTo(at(login, backToHere))
  // ROUTE-57.
  if (name === 'list-favourite' || name === 'list-recent') return goTo(at(home))
  // ROUTE-52, OPEN-01, OPEN-33.
  if (secondGuard.includes(name) || (wantsHistory && !isAccountPage)) {
    return goTo(at(login, backToHere))
  }
  return stay(name, hasTicket)
}
