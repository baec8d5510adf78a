/**
 * The time for everything in the project: the actor system's timers, deadlines and services. Instants are epoch
 * milliseconds, delays are milliseconds.
 */
export interface Clock {
  now(): number
  setTimeout(callback: () => void, delayMs: number): TimerHandle
  clearTimeout(handle: TimerHandle): void
}

/** The clock of the device. */
export interface HostClock extends Clock {
  /**
   * Milliseconds since an arbitrary start. Unlike `now()`, nobody can change it; it may stand still while the device
   * sleeps.
   */
  elapsed(): number
}

/** The handle of a host's timer. It is opaque and only passed to `clearTimeout`. */
export type TimerHandle = unknown
