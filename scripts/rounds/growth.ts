/** The memory in use before a round. */
export interface Weighing {
  readonly round: number
  readonly bytes: number
}

/** How often the memory is measured after the warm-up. */
const weighings = 24

/** Whether to measure the memory before a round. The first third of the rounds is a warm-up. */
export function isWeighed(round: number, rounds: number): boolean {
  const warm = Math.max(1, Math.floor(rounds / 3))
  return (
    round >= warm && (round - warm) % Math.max(1, Math.floor((rounds - warm) / weighings)) === 0
  )
}

/**
 * The bytes that a round adds to the memory: the median slope between all pairs of measurements, so that
 * neither a cache that fills once nor one that is emptied late counts as a leak.
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
