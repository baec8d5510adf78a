import type { HostClock } from '@croupier/core/ports'

/**
 * The browser's time and timers. The globals are looked up at every call, so that a test or a
 * developer's tool that replaces them is obeyed.
 */
export const browserClock: HostClock = {
  now: () => Date.now(),
  elapsed: () => Math.round(performance.now()),
  setTimeout: (callback, delayMs) => {
    const timer = globalThis.setTimeout(callback, delayMs)
    return () => globalThis.clearTimeout(timer)
  },
  clearTimeout: (handle) => {
    if (typeof handle === 'function') handle()
  },
}
