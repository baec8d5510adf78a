import type { Clock } from '@croupier/core/ports'
import { settle, type VirtualClock } from '@croupier/core/testing'

/** What is on its way to a browser. */
export interface LateAnswers {
  /** Time for the server: when answers that are late arrive. */
  readonly clock: Clock
  /** Lets so much time pass that nothing is on its way any more, and no more than that. */
  arrive(): Promise<void>
}

/** The way between server and browser, on a clock that only a test moves. */
export function createLateAnswers(time: VirtualClock): LateAnswers {
  const arrivals = new Map<unknown, number>()
  return {
    clock: {
      ...time,
      setTimeout: (callback, delayMs) => {
        const handle = time.setTimeout(() => {
          arrivals.delete(handle)
          callback()
        }, delayMs)
        arrivals.set(handle, time.now() + delayMs)
        return handle
      },
      clearTimeout: (handle) => {
        arrivals.delete(handle)
        time.clearTimeout(handle)
      },
    },
    arrive: async () => {
      await settle()
      while (arrivals.size > 0) {
        await time.advance(Math.max(0, Math.min(...arrivals.values()) - time.now()))
      }
    },
  }
}
