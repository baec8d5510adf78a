import type { Clock } from './clock.ts'

/** The exclusive right of one tab to do something, so that no other tab does the same. */
export interface Claim {
  readonly name: string
  /** Unique to the holder; it may also carry what other tabs need to know. */
  readonly value: string
  /** When it expires, in epoch milliseconds of the device, because a tab may never release it. */
  readonly endsAt: number
}

/**
 * Claims that all tabs of one browser see at once. Local storage reaches other processes later, even one that has
 * waited for a lock.
 */
export interface Claims {
  /**
   * Takes the claim if it is free. Resolves to the value of its holder, which is the caller's own value if
   * the claim was taken, or to null if the browser cannot make claims. Never rejects.
   */
  take(claim: Claim): Promise<string | null>
  /** Releases a claim, unless another tab holds it by now. Never rejects. */
  release(claim: Pick<Claim, 'name' | 'value'>): Promise<void>
}

/** For a browser that does not support claims. */
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
