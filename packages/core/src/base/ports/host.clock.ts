import type { HostClock } from './clock.ts'

/** The time functions among every host's globals: in browsers, Node and other JavaScript engines. */
export interface HostTime<Timer> {
  readonly Date: { now(): number }
  readonly performance: { now(): number }
  setTimeout(callback: () => void, delayMs: number): Timer
  clearTimeout(timer: Timer): void
}

/**
 * The host's own clock: `createHostClock(globalThis)`. Each function is looked up at each call, so that a test or a
 * developer tool can replace it.
 */
export function createHostClock<Timer>(host: HostTime<Timer>): HostClock {
  return {
    now: () => host.Date.now(),
    elapsed: () => Math.round(host.performance.now()),
    setTimeout: (callback, delayMs) => {
      const timer = host.setTimeout(callback, delayMs)
      return () => host.clearTimeout(timer)
    },
    clearTimeout: (handle) => {
      if (typeof handle === 'function') handle()
    },
  }
}
