import type { ShownRoute } from './resolve.route.ts'
import type { RouteName } from './routes.ts'

/** How an address is reached: as one more, in place of the current one, or as the one before it. */
export type NavigationWay = 'push' | 'replace' | 'back'

/** What navigation tells the rest of the system. */
export type NavigationFact =
  | {
      type: 'navigation.requested'
      to: string
      how: NavigationWay
      /** The members' page that a visitor is sent home from. */
      keptFrom?: RouteName
    }
  | ({ type: 'route.settled' } & ShownRoute)
  | { type: 'forgotTicket.dropped' }
