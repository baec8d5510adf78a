import type { FlowName } from '../flow/flow.names.ts'

/** Who is turned away from a page, and where to; `resolveRoute` reads it. */
export type RouteGuard =
  /** For visitors: a member moves on to where members land [ROUTE-55]. */
  | 'visitors'
  /** For members: the first guard sends a visitor to the root of the language [ROUTE-44…48]. */
  | 'membersElseHome'
  /** For members: the second guard sends a visitor to the login [ROUTE-52]. */
  | 'membersElseLogin'
  /** For members, and for whoever earned a ticket by the recovery of a password [OPEN-02]. */
  | 'membersOrTicket'
  /** For members, and for everybody when the game is a demo [ROUTE-50, ROUTE-51]. */
  | 'membersOrDemo'

export interface RouteRow {
  /** Path without the language prefix: `{id}` is a part of it that must be there, `{id?}` one that may. */
  readonly path: string
  /** Another path of the same page. */
  readonly alsoPath?: string
  /** A page without one is open to everybody. */
  readonly guard?: RouteGuard
  /** Which flows the page shows. */
  readonly flows?: readonly FlowName[]
}

/** Every page of the site. Where newcomers enter and land, an offer may begin to run. */
export const routes = {
  index: { path: '/', flows: ['promotions'] },
  login: { path: '/login', guard: 'visitors', flows: ['login', 'chatSignIn', 'promotions'] },
  loginLine: { path: '/loginLine', flows: ['chatSignIn', 'promotions'] },
  loginUrl: { path: '/loginUrl', flows: ['chatSignIn', 'promotions'] },
  register: { path: '/register/{id?}', guard: 'visitors', flows: ['registration', 'promotions'] },
  registerAff: {
    path: '/registerAff/{id?}',
    guard: 'visitors',
    flows: ['registration', 'promotions'],
  },
  aff: { path: '/aff/{id?}', guard: 'visitors', flows: ['registration', 'promotions'] },
  forgot: { path: '/forgot', flows: ['passwordRecovery'] },
  resetPassword: {
    path: '/resetPassword',
    guard: 'membersOrTicket',
    flows: ['passwordChange'],
  },
  menu: { path: '/menu' },
  profile: { path: '/profile', guard: 'membersElseHome', flows: ['profile', 'promotions'] },
  list: { path: '/list/{id?}', flows: ['gameList'] },
  search: { path: '/search/{id?}', flows: ['gameSearch'] },
  // One part after `/game/` is the id, so that the id of a game with a name cannot be missing [OPEN-28].
  'game-id': { path: '/game/{id}', flows: ['gamePage', 'gameLaunch'] },
  'game-id-name': {
    path: '/game/{id}/{name}',
    guard: 'membersOrDemo',
    flows: ['gamePage', 'gameLaunch'],
  },
  demo: { path: '/demo', flows: ['gameList'] },
  favourite: { path: '/favourite', guard: 'membersElseLogin', flows: ['gameList'] },
  bonus: { path: '/bonus', flows: ['articles'] },
  event: { path: '/event', flows: ['articles'] },
  promotion: { path: '/promotion', alsoPath: '/promotions', flows: ['articles'] },
  vip: { path: '/vip', flows: ['articles'] },
  help: { path: '/help' },
  tournament: { path: '/tournament', flows: ['tournaments'] },
  'slot-tournament': { path: '/slot-tournament', flows: ['tournaments'] },
  history: { path: '/history', guard: 'membersElseLogin', flows: ['history'] },
  deposit: { path: '/deposit', guard: 'membersElseHome', flows: ['transferPanel'] },
  withdraw: { path: '/withdraw', guard: 'membersElseHome', flows: ['transferPanel'] },
  affiliate: { path: '/affiliate', guard: 'membersElseHome', flows: ['affiliate'] },
  'affiliate-history': {
    path: '/affiliate/history',
    guard: 'membersElseLogin',
    flows: ['affiliateReports'],
  },
  'affiliate-member': {
    path: '/affiliate/member',
    guard: 'membersElseHome',
    flows: ['affiliateReports'],
  },
  'affiliate-reportDaily': {
    path: '/affiliate/reportDaily',
    guard: 'membersElseLogin',
    flows: ['affiliateReports'],
  },
  'affiliate-reportDetail': {
    path: '/affiliate/reportDetail/{id?}',
    guard: 'membersElseLogin',
    flows: ['affiliateReports'],
  },
  maintenance: { path: '/maintenance' },
} as const satisfies Record<string, RouteRow>

type Routes = typeof routes

/** Every page of the site. No name has the suffix of a language [OPEN-29]. */
export type RouteName = keyof Routes

/** The rows of the table, each with all that a row may have. */
export const routeRows: Readonly<Record<RouteName, RouteRow>> = routes

/** What a path says besides its page. */
export type ParametersOf<Name extends RouteName> = ParametersIn<Routes[Name]['path']>

type ParametersIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?`
      ? { readonly [Key in Optional]?: string | undefined }
      : { readonly [Key in Name]: string }) &
      ParametersIn<Rest>
  : unknown
