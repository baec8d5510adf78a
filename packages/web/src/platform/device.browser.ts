import type { Device } from '@croupier/core/ports'

/** What this browser says about itself. */
export function readBrowserDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  }
}
