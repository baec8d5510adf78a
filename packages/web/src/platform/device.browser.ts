import type { Device } from '@croupier/core/ports'

/** The properties of the device that this browser reports. */
export function readBrowserDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  }
}
