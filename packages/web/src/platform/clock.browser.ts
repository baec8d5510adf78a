import type { Clock } from '@croupier/core/ports'

/**
 * The browser's time and timers. The globals are looked up at every call, so that a test or a
 * developer's tool that replaces them is obeyed.
 */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => {
    const timer = globalThis.setTimeout(callback, delayMs)
    return () => globalThis.clearTimeout(timer)
  },
  clearTimeout: (handle) => {
    if (typeof handle === 'function') handle()
  },
}
