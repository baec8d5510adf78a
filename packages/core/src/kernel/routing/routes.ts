/** Who may not open a page, and where they are sent; `resolveRoute` reads it. */
export type RouteGuard =
  /** For visitors: a member is sent to where members land after signing in [ROUTE-55]. */
  | 'visitors'
  /** For members: the first guard sends a visitor to the home page of the language [ROUTE-44…48]. */
  | 'membersElseHome'
  /** For members: the second guard sends a visitor to the login [ROUTE-52]. */
  | 'membersElseLogin'
  /** For members, and for anyone who earned a ticket by the recovery of a password [OPEN-02]. */
  | 'membersOrTicket'
  /** For members, and for everybody if the game is a demo [ROUTE-50, ROUTE-51]. */
  | 'membersOrDemo'

export interface RouteRow {
  /** Path without the language prefix: `{id}` is a required parameter, `{id?}` an optional one. */
  readonly path: string
  /** Another path of the same page. */
  readonly alsoPath?: string
  /** A page without one is open to everybody. */
  readonly guard?: RouteGuard
}

/** Every page of the site. */
export const routes = {
  index: { path: '/' },
  login: { path: '/login', guard: 'visitors' },
  loginLine: { path: '/loginLine' },
  loginUrl: { path: '/loginUrl' },
  register: { path: '/register/{id?}', guard: 'visitors' },
  registerAff: { path: '/registerAff/{id?}', guard: 'visitors' },
  aff: { path: '/aff/{id?}', guard: 'visitors' },
  forgot: { path: '/forgot' },
  resetPassword: { path: '/resetPassword', guard: 'membersOrTicket' },
  menu: { path: '/menu' },
  profile: { path: '/profile', guard: 'membersElseHome' },
  list: { path: '/list/{id?}' },
  search: { path: '/search/{id?}' },
  // A single part after `/game/` is the id: a path with a name always has an id too [OPEN-28].
  'game-id': { path: '/game/{id}' },
  'game-id-name': { path: '/game/{id}/{name}', guard: 'membersOrDemo' },
  demo: { path: '/demo' },
  favourite: { path: '/favourite', guard: 'membersElseLogin' },
  bonus: { path: '/bonus' },
  event: { path: '/event' },
  promotion: { path: '/promotion/{id?}', alsoPath: '/promotions' },
  vip: { path: '/vip' },
  help: { path: '/help' },
  tournament: { path: '/tournament' },
  'slot-tournament': { path: '/slot-tournament' },
  history: { path: '/history', guard: 'membersElseLogin' },
  deposit: { path: '/deposit', guard: 'membersElseHome' },
  withdraw: { path: '/withdraw', guard: 'membersElseHome' },
  affiliate: { path: '/affiliate', guard: 'membersElseHome' },
  'affiliate-history': { path: '/affiliate/history', guard: 'membersElseLogin' },
  'affiliate-member': { path: '/affiliate/member', guard: 'membersElseHome' },
  'affiliate-reportDaily': { path: '/affiliate/reportDaily', guard: 'membersElseLogin' },
  'affiliate-reportDetail': { path: '/affiliate/reportDetail/{id?}', guard: 'membersElseLogin' },
  maintenance: { path: '/maintenance' },
} as const satisfies Record<string, RouteRow>

type Routes = typeof routes

/** The name of a page. No name has the suffix of a language [OPEN-29]. */
export type RouteName = keyof Routes

/** The same table, in which every row has all the optional fields. */
export const routeRows: Readonly<Record<RouteName, RouteRow>> = routes

/** The parameters of a page's path. */
export type ParametersOf<Name extends RouteName> = ParametersIn<Routes[Name]['path']>

type ParametersIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?`
      ? { readonly [Key in Optional]?: string | undefined }
      : { readonly [Key in Name]: string }) &
      ParametersIn<Rest>
  : unknown
