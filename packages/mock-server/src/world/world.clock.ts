import type { Clock } from '@croupier/core/ports'

/** The time of one world: the server's clock plus an offset that the control room moves. */
export interface WorldClock {
  /** Epoch milliseconds. */
  now(): number
  /** How far the world is ahead of the server's clock, in milliseconds. */
  offset(): number
  advance(ms: number): void
  /** Moves to an instant, in epoch milliseconds. */
  set(instant: number): void
  /** Back to the server's own time. */
  reset(): void
}

export function createWorldClock(host: Clock): WorldClock {
  let offset = 0
  return {
    now: () => host.now() + offset,
    offset: () => offset,
    advance: (ms) => {
      offset += ms
    },
    set: (instant) => {
      offset = instant - host.now()
    },
    reset: () => {
      offset = 0
    },
  }
}
