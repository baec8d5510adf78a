/** What the browser says about itself. The device class is a rule of routing, not of the port. */
export interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

export const desktopDevice: Device = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  maxTouchPoints: 0,
}

export const phoneDevice: Device = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
}
