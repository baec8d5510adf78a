/**
 * Time, as everything in the project sees it: the actor system's timers, every deadline and every
 * service. Instants are epoch milliseconds, delays are milliseconds.
 */
export interface Clock {
  now(): number
  setTimeout(callback: () => void, delayMs: number): TimerHandle
  clearTimeout(handle: TimerHandle): void
}

/** What a host's timer functions hand out. Opaque: only ever given back to `clearTimeout`. */
export type TimerHandle = unknown
