import type { Clock } from './clock.ts'

/** What one tab takes for itself, so that no other does the same. */
export interface Claim {
  readonly name: string
  /** Tells who holds it from everybody else, and what the others have to know. */
  readonly value: string
  /** When it is nobody's any more, in epoch milliseconds of the device: a tab may never give it back. */
  readonly endsAt: number
}

/**
 * Claims that all tabs of one browser know of at once. What storage shows is known later to another
 * process, even to one that waited for a lock.
 */
export interface Claims {
  /**
   * Takes the claim if it is free. Resolves to the value of its holder, which is the caller's own value if
   * the claim was taken, or to null if the browser cannot make claims. Never rejects.
   */
  take(claim: Claim): Promise<string | null>
  /** Gives a claim back, unless it is somebody else's by now. Never rejects. */
  release(claim: Pick<Claim, 'name' | 'value'>): Promise<void>
}

/** For a browser that can make no claims. */
export const noClaims: Claims = { take: async () => null, release: async () => {} }

/** Claims in memory. Tabs that use the same object share them. */
export function createMemoryClaims(clock: Pick<Clock, 'now'>): Claims {
  const held = new Map<string, Claim>()
  return {
    take: async (claim) => {
      const other = held.get(claim.name)
      if (other && clock.now() < other.endsAt) return other.value
      held.set(claim.name, claim)
      return claim.value
    },
    release: async ({ name, value }) => {
      if (held.get(name)?.value === value) held.delete(name)
    },
  }
}
