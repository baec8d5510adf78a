import type { Clock } from '@croupier/core/ports'

/** The time of one world: the server's clock plus an offset, or an instant at which it is frozen. */
export interface WorldClock {
  /** Epoch milliseconds. */
  now(): number
  /** How far the world is ahead of the server's clock, in milliseconds. */
  offset(): number
  isFrozen(): boolean
  /** Stops the clock: from now on it only moves by `advance` and `set`. */
  freeze(): void
  /** Lets a frozen clock run again, from the instant at which it stands. */
  thaw(): void
  advance(ms: number): void
  /** Moves to an instant, in epoch milliseconds. */
  set(instant: number): void
  /** Back to the server's own time, running. */
  reset(): void
}

export function createWorldClock(host: Clock): WorldClock {
  let offset = 0
  let frozenAt: number | null = null
  const now = () => frozenAt ?? host.now() + offset
  const set = (instant: number) => {
    if (frozenAt === null) offset = instant - host.now()
    else frozenAt = instant
  }
  return {
    now,
    offset: () => now() - host.now(),
    isFrozen: () => frozenAt !== null,
    freeze: () => {
      frozenAt = now()
    },
    thaw: () => {
      offset = now() - host.now()
      frozenAt = null
    },
    advance: (ms) => set(now() + ms),
    set,
    reset: () => {
      offset = 0
      frozenAt = null
    },
  }
}
