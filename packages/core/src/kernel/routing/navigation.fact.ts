import type { ShownRoute } from './resolve.route.ts'
import type { RouteName } from './routes.ts'

/** How an address is reached: as one more, in place of the current one, or as the one before it. */
export type NavigationWay = 'push' | 'replace' | 'back'

/** What a flow asks of navigation. */
export interface NavigationRequested {
  readonly type: 'navigation.requested'
  readonly to: string
  readonly how: NavigationWay
}

/** What navigation reports to the rest of the system. */
export type NavigationFact =
  | ({ type: 'route.settled' } & ShownRoute)
  /** A visitor is sent home from a page of members. */
  | { type: 'visitor.keptOut'; keptFrom: RouteName | null }
