import type { World } from '../world/world.ts'

/** A request to one endpoint, unread. */
export interface Exchange {
  readonly world: World
  /** The origin of the site. */
  readonly origin: string
  /** Below the base of the service. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly bodyText: string
  readonly authorization: string | null
  /** The request itself; its body is read already. */
  readonly request: Request
}

export interface Performed {
  readonly status: number
  readonly answer: unknown
  readonly headers?: Readonly<Record<string, string>>
}
