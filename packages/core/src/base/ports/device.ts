/** What the browser says about itself. The device class is derived from it by a routing rule. */
export interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Whether the site runs as an installed app, in a window of its own. */
  readonly isInstalled: boolean
}

export const desktopDevice: Device = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  maxTouchPoints: 0,
  isInstalled: false,
}

export const phoneDevice: Device = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
  isInstalled: false,
}
