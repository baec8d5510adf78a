/** What was in memory before a round. */
export interface Weighing {
  readonly round: number
  readonly bytes: number
}

/** How often the memory is weighed after the warm-up. */
const weighings = 24

/** Whether the memory is weighed before a round: now and then, once a third of them has warmed up. */
export function isWeighed(round: number, rounds: number): boolean {
  const warm = Math.max(1, Math.floor(rounds / 3))
  return (
    round >= warm && (round - warm) % Math.max(1, Math.floor((rounds - warm) / weighings)) === 0
  )
}

/**
 * What a round adds to the memory, in bytes: the median of how each weighing differs from each later one,
 * so that neither a cache that fills once nor one that is emptied late counts as what every round leaves.
 */
export function growth(weighed: readonly Weighing[]): number {
  const slopes = weighed.flatMap((one, index) =>
    weighed.slice(index + 1).map((later) => (later.bytes - one.bytes) / (later.round - one.round)),
  )
  const sorted = slopes.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const [below = 0, above = 0] = sorted.slice(sorted.length % 2 ? middle : middle - 1)
  return sorted.length % 2 ? below : (below + above) / 2
}
