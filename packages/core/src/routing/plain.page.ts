import type { Query } from './address.ts'
import type { PageName, ParametersOf } from './routes.ts'

/** A page whose path has no parts to fill in. */
export type PlainPage = {
  [Name in PageName]: unknown extends ParametersOf<Name> ? Name : never
}[PageName]

/** What a flow wants to be shown next. */
export type PageRequested = { type: 'page.requested'; page: PlainPage; query?: Query }
