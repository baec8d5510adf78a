import type { World } from './world.ts'

/** What is known of a request before anybody looks at what it asks for. */
export interface RequestFacts {
  readonly world: World
  readonly url: URL
}
