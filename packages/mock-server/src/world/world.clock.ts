import type { Clock } from '@croupier/core/ports'

/** Simulates one of several backend nodes with a wrong clock: one in so many answers has its date. */
export interface ClockSkew {
  readonly every: number
  /** How far that node is ahead, in milliseconds. */
  readonly byMs: number
}

/** The time of one world: the server's clock plus an offset, or an instant at which it is frozen. */
export interface WorldClock {
  /** Epoch milliseconds. */
  now(): number
  /** How far the world is ahead of the server's clock, in milliseconds. */
  offset(): number
  isFrozen(): boolean
  skew(): ClockSkew | null
  /** Gives answers a wrong date from the next one on, or ends that. Only the date is wrong. */
  setSkew(skew: ClockSkew | null): void
  /** The date of the next answer, in epoch milliseconds. */
  dateOfAnswer(): number
  /** Stops the clock: from now on only `advance` and `set` move it. */
  freeze(): void
  /** Lets a frozen clock run again, from the instant at which it stopped. */
  thaw(): void
  advance(ms: number): void
  /** Moves to an instant, in epoch milliseconds. */
  set(instant: number): void
  /** Resets to the server's own running time, with correct dates. */
  reset(): void
}

export function createWorldClock(host: Clock): WorldClock {
  let offset = 0
  let frozenAt: number | null = null
  let skew: ClockSkew | null = null
  let answers = 0
  const now = () => frozenAt ?? host.now() + offset
  const set = (instant: number) => {
    if (frozenAt === null) offset = instant - host.now()
    else frozenAt = instant
  }
  return {
    now,
    offset: () => (frozenAt === null ? offset : frozenAt - host.now()),
    isFrozen: () => frozenAt !== null,
    skew: () => skew,
    setSkew: (changed) => {
      skew = changed
      answers = 0
    },
    dateOfAnswer: () => {
      answers += 1
      return skew !== null && answers % skew.every === 0 ? now() + skew.byMs : now()
    },
    freeze: () => {
      frozenAt = now()
    },
    thaw: () => {
      if (frozenAt !== null) offset = frozenAt - host.now()
      frozenAt = null
    },
    // The server's clock may move between two reads.
    advance: (ms) => {
      if (frozenAt === null) offset += ms
      else frozenAt += ms
    },
    set,
    reset: () => {
      offset = 0
      frozenAt = null
      skew = null
    },
  }
}
