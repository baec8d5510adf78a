import type { Query } from './address.ts'
import type { ParametersOf, RouteName } from './routes.ts'

/** A page whose path has no parts to fill in. */
export type PlainPage = {
  [Name in RouteName]: unknown extends ParametersOf<Name> ? Name : never
}[RouteName]

/** What a flow wants to be shown next. */
export type PageRequested = { type: 'page.requested'; page: PlainPage; query?: Query }
