/**
 * Time, as everything in the project sees it: the actor system's timers, every deadline and every
 * service. Instants are epoch milliseconds, delays are milliseconds.
 */
export interface Clock {
  now(): number
  setTimeout(callback: () => void, delayMs: number): TimerHandle
  clearTimeout(handle: TimerHandle): void
}

/** The clock of the device. */
export interface HostClock extends Clock {
  /**
   * Milliseconds that passed since some beginning. Nobody can set it, as they can `now()`; it may stand
   * still while the device sleeps.
   */
  elapsed(): number
}

/** What a host's timer functions hand out. Opaque: only ever given back to `clearTimeout`. */
export type TimerHandle = unknown
