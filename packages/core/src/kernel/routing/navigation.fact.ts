import type { ShownRoute } from './resolve.route.ts'
import type { RouteName } from './routes.ts'

/** How an address is reached: as a new history entry, in place of the current one, or by going back. */
export type NavigationWay = 'push' | 'replace' | 'back'

/** A flow's request for another address. */
export interface NavigationRequested {
  readonly type: 'navigation.requested'
  readonly to: string
  readonly how: NavigationWay
}

/** What navigation reports to the rest of the system. */
export type NavigationFact =
  | ({ type: 'route.settled' } & ShownRoute)
  /** A visitor was sent home from a members' page. */
  | { type: 'visitor.keptOut'; keptFrom: RouteName | null }
