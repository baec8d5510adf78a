import type { HostClock } from '@croupier/core/ports'

/** The clock of the device, which its owner or the network can set. */
export interface DeviceClock {
  /** Milliseconds. */
  aheadBy: number
}

/** The clock of the server. Its answers may still have wrong dates. */
export interface ServerTime {
  /** Milliseconds. */
  aheadBy: number
  /** Whether it was set back, a clock was moved by days, or a node is wrong by more than a lock lasts. */
  hasLeapt: boolean
}

/** A clock of one page that follows the device's clock and counts its pending timers. */
export function createPageClock(
  clock: HostClock,
  device: Readonly<DeviceClock>,
): { readonly clock: HostClock; readonly timers: () => number } {
  const timers = new Set<unknown>()
  return {
    timers: () => timers.size,
    clock: {
      now: () => clock.now() + device.aheadBy,
      elapsed: () => clock.elapsed(),
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
