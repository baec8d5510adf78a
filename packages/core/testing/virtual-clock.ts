import { setImmediate } from 'node:timers/promises'
import type { HostClock } from '../src/base/ports/clock.ts'

/**
 * A clock that moves only when it is told to. Timers fire in the order of their due time, then of
 * their creation, and everything a timer sets off settles before the next one fires.
 */
export interface VirtualClock extends HostClock {
  /** Moves time on and fires what becomes due on the way, also timers that are set on the way. */
  advance(ms: number): Promise<void>
  /** Moves time without firing anything, as a phone asleep does; due timers fire at the next advance. */
  sleep(ms: number): void
  /** Fires the next timer, at its own time. Returns false when there was none. */
  step(): Promise<boolean>
  /** Delays until each pending timer, shortest first. */
  pending(): number[]
}

interface Timer {
  readonly dueAt: number
  readonly order: number
  readonly callback: () => void
}

/** Friday 20 November 2026, 14:00 in Bangkok. */
export const testEpoch = Date.UTC(2026, 10, 20, 7)

const runaway = 200_000

export function createVirtualClock(start: number = testEpoch): VirtualClock {
  let current = start
  let created = 0
  const timers = new Map<number, Timer>()

  async function fireNext(limit: number): Promise<boolean> {
    const next = earliest(timers)
    if (!next || next[1].dueAt > limit) return false
    timers.delete(next[0])
    current = Math.max(current, next[1].dueAt)
    next[1].callback()
    await settle()
    return true
  }

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
    advance: async (ms) => {
      const end = current + ms
      let fired = 0
      await settle()
      while (await fireNext(end)) {
        fired += 1
        if (fired > runaway) throw new Error(`more than ${runaway} timers fired within ${ms} ms`)
      }
      current = Math.max(current, end)
    },
    sleep: (ms) => {
      current += ms
    },
    step: async () => {
      await settle()
      return fireNext(Number.POSITIVE_INFINITY)
    },
    pending: () =>
      [...timers.values()].map((timer) => timer.dueAt - current).sort((one, other) => one - other),
  }
}

function earliest(timers: ReadonlyMap<number, Timer>): [number, Timer] | undefined {
  let found: [number, Timer] | undefined
  for (const entry of timers) {
    const isEarlier =
      !found ||
      entry[1].dueAt < found[1].dueAt ||
      (entry[1].dueAt === found[1].dueAt && entry[1].order < found[1].order)
    if (isEarlier) found = entry
  }
  return found
}

/** Lets every promise chain that waits for nothing outside the process settle. */
export async function settle(): Promise<void> {
  await setImmediate()
}
