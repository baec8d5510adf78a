/** A source of random numbers. `fraction` is at least 0 and below 1. */
export interface Random {
  fraction(): number
}

/** Random numbers with the same sequence for the same seed (mulberry32). */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0
  return {
    fraction: () => {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    },
  }
}
