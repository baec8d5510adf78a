import type { Clock } from '@croupier/core/ports'

/** The clock of the device, which its owner and the network set. */
export interface DeviceClock {
  /** Milliseconds. */
  aheadBy: number
}

/** A clock of one page that follows the device's and knows which of its timers are still to fire. */
export function createPageClock(
  clock: Clock,
  device: Readonly<DeviceClock>,
): { readonly clock: Clock; readonly timers: () => number } {
  const timers = new Set<unknown>()
  return {
    timers: () => timers.size,
    clock: {
      now: () => clock.now() + device.aheadBy,
      setTimeout: (callback, delayMs) => {
        const handle = clock.setTimeout(() => {
          timers.delete(handle)
          callback()
        }, delayMs)
        timers.add(handle)
        return handle
      },
      clearTimeout: (handle) => {
        timers.delete(handle)
        clock.clearTimeout(handle)
      },
    },
  }
}
