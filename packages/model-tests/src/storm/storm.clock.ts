import type { HostClock } from '@croupier/core/ports'

/** The clock of the device, which its owner and the network set. */
export interface DeviceClock {
  /** Milliseconds. */
  aheadBy: number
}

/** The clock of the server, which may date its answers wrongly all the same. */
export interface ServerTime {
  /** Milliseconds. */
  aheadBy: number
  /** It was put back, or it or the device’s by days, or a node is wrong by more than a wait between payouts. */
  hasLeapt: boolean
}

/** A clock of one page that follows the device's and knows which of its timers are still to fire. */
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
