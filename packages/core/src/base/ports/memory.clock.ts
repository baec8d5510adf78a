import type { HostClock } from './clock.ts'

/** A clock that moves only on command. Timers fire in the order of their due time, then of their creation. */
export interface MemoryClock extends HostClock {
  /** Fires the next timer that is due until then, at its due time. Returns false when there is none. */
  fireNext(until: number): boolean
  /** Moves the time without firing timers, like a phone that sleeps. */
  sleep(ms: number): void
  /** Delays until each pending timer, shortest first. */
  pending(): number[]
}

interface Timer {
  readonly dueAt: number
  readonly order: number
  readonly callback: () => void
}

/** A clock in memory. */
export function createMemoryClock(start = 0): MemoryClock {
  let current = start
  let created = 0
  const timers = new Map<number, Timer>()
  return {
    now: () => current,
    elapsed: () => current - start,
    setTimeout: (callback, delayMs) => {
      created += 1
      timers.set(created, { dueAt: current + Math.max(0, delayMs), order: created, callback })
      return created
    },
    clearTimeout: (handle) => {
      if (typeof handle === 'number') timers.delete(handle)
    },
    fireNext: (until) => {
      const next = earliest(timers)
      if (!next || next.dueAt > until) return false
      timers.delete(next.order)
      current = Math.max(current, next.dueAt)
      next.callback()
      return true
    },
    sleep: (ms) => {
      current += ms
    },
    pending: () =>
      [...timers.values()].map((timer) => timer.dueAt - current).sort((one, other) => one - other),
  }
}

function earliest(timers: ReadonlyMap<number, Timer>): Timer | undefined {
  let found: Timer | undefined
  for (const timer of timers.values()) {
    const isEarlier =
      !found ||
      timer.dueAt < found.dueAt ||
      (timer.dueAt === found.dueAt && timer.order < found.order)
    if (isEarlier) found = timer
  }
  return found
}
