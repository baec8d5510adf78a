import type { Random } from '@croupier/core/ports'

/** Unpredictable random numbers; `crypto.getRandomValues` also exists in insecure contexts. */
export const browserRandom: Random = {
  fraction: () => {
    const [value = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1))
    return value / 2 ** 32
  },
}
