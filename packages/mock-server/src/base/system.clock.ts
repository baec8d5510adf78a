import type { Clock } from '@croupier/core/ports'

/** The machine's own time and timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => {
    if (isTimeout(handle)) clearTimeout(handle)
  },
}

function isTimeout(handle: unknown): handle is NodeJS.Timeout {
  return typeof handle === 'object' && handle !== null
}
