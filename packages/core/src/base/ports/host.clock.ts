import type { HostClock } from './clock.ts'

/** The functions of time that every host has among its globals: browsers, Node, and other JavaScript engines. */
export interface HostTime<Timer> {
  readonly Date: { now(): number }
  readonly performance: { now(): number }
  setTimeout(callback: () => void, delayMs: number): Timer
  clearTimeout(timer: Timer): void
}

/**
 * The host's own time: `createHostClock(globalThis)`. Each function is looked up when it is called, so that a
 * test or a developer's tool that replaces it is obeyed.
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
