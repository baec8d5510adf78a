import type { EndpointName } from '@croupier/core/contract'
import type { CatalogueCase } from '../catalogue/case.ts'
import type { Fault } from '../catalogue/fault.ts'

export type ArmedOutcome =
  | { readonly type: 'case'; readonly case: CatalogueCase; readonly code: number | null }
  | { readonly type: 'fault'; readonly fault: Fault }

/** What is armed for the next calls of an endpoint. */
export interface Armed {
  readonly id: number
  /** The id of the case, or `fault.<kind>`. */
  readonly name: string
  readonly endpoint: EndpointName
  readonly outcome: ArmedOutcome
  /** How many calls are left; null means until disarmed. */
  readonly times: number | null
  readonly delayMs: number
}

/** Something to arm. */
export type Arming = Omit<Armed, 'id'>

/** The armed outcomes of one world. */
export interface Armory {
  arm(arming: Arming): Armed
  /** Takes what the next call of the endpoint meets, the newest that was armed for it, and counts it down. */
  take(endpoint: EndpointName): Armed | null
  /** Disarms everything with this name and this endpoint, as far as they are given. Returns how many. */
  disarm(which: {
    readonly name?: string | undefined
    readonly endpoint?: EndpointName | undefined
  }): number
  /** Newest first. */
  list(): readonly Armed[]
}

export function createArmory(): Armory {
  let armed: readonly Armed[] = []
  let last = 0
  return {
    arm: (facts) => {
      last += 1
      const added = { id: last, ...facts }
      armed = [added, ...armed]
      return added
    },
    take: (endpoint) => {
      const found = armed.find((candidate) => candidate.endpoint === endpoint)
      if (!found) return null
      armed = armed.flatMap((candidate) => {
        if (candidate !== found || found.times === null) return [candidate]
        return found.times > 1 ? [{ ...found, times: found.times - 1 }] : []
      })
      return found
    },
    disarm: ({ name, endpoint }) => {
      const before = armed.length
      armed = armed.filter(
        (candidate) =>
          (name !== undefined && candidate.name !== name) ||
          (endpoint !== undefined && candidate.endpoint !== endpoint),
      )
      return before - armed.length
    },
    list: () => armed,
  }
}
