import type { Query } from './address.ts'
import type { ParametersOf, RouteName } from './routes.ts'

/** A page whose path has no parameters. */
export type PlainPage = {
  [Name in RouteName]: unknown extends ParametersOf<Name> ? Name : never
}[RouteName]

/** A flow's request to show another page. */
export type PageRequested = { type: 'page.requested'; page: PlainPage; query?: Query }
