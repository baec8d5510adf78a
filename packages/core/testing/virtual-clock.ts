import { setImmediate } from 'node:timers/promises'
import { createMemoryClock, type MemoryClock } from '../src/base/ports/memory.clock.ts'

/** A clock in memory that lets everything that a timer causes settle before the next timer fires. */
export interface VirtualClock extends Omit<MemoryClock, 'fireNext'> {
  /** Advances the time and fires the timers that become due, including those that are set meanwhile. */
  advance(ms: number): Promise<void>
  /** Fires the next timer at its due time. Returns false when there was none. */
  step(): Promise<boolean>
}

/** Friday 20 November 2026, 14:00 in Bangkok. */
export const testEpoch = Date.UTC(2026, 10, 20, 7)

const runaway = 200_000

export function createVirtualClock(start: number = testEpoch): VirtualClock {
  const { fireNext, ...clock } = createMemoryClock(start)

  async function fireAndSettle(until: number): Promise<boolean> {
    if (!fireNext(until)) return false
    await settle()
    return true
  }

  return {
    ...clock,
    advance: async (ms) => {
      const end = clock.now() + ms
      let fired = 0
      await settle()
      while (await fireAndSettle(end)) {
        fired += 1
        if (fired > runaway) throw new Error(`more than ${runaway} timers fired within ${ms} ms`)
      }
      clock.sleep(Math.max(0, end - clock.now()))
    },
    step: async () => {
      await settle()
      return fireAndSettle(Number.POSITIVE_INFINITY)
    },
  }
}

/** Lets every promise chain settle that does not wait for anything outside the process. */
export async function settle(): Promise<void> {
  await setImmediate()
}
