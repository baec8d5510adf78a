import type { Clock } from '@croupier/core/ports'
import { settle, type VirtualClock } from '@croupier/core/testing'

/** The answers that are on their way to a browser. */
export interface LateAnswers {
  /** The server's timers for late answers. */
  readonly clock: Clock
  /** Advances the time exactly until the last answer has arrived. */
  arrive(): Promise<void>
}

/** The network between server and browser, on a clock that only a test moves. */
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
