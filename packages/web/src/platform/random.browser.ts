import type { Random } from '@croupier/core/ports'

/** Chance that nobody can foresee; it also exists in insecure contexts. */
export const browserRandom: Random = {
  fraction: () => {
    const [value = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1))
    return value / 2 ** 32
  },
}
