import type { World } from './world.ts'

/** The facts about a request that are known before it is matched to a call. */
export interface RequestFacts {
  readonly world: World
  readonly url: URL
}
