import type { Device } from '../../base/ports/device.ts'

/** The class of device on which guards depend; layout depends on the width instead [OPEN-37]. */
export type DeviceClass = 'mobile' | 'ipad' | 'desktop'

/** Reads the device class from the user agent. An iPad reports itself as a Macintosh with a touch screen. */
export function deviceClassOf({
  userAgent,
  maxTouchPoints,
}: Pick<Device, 'maxTouchPoints' | 'userAgent'>): DeviceClass {
  if (/iPad/i.test(userAgent)) return 'ipad'
  if (/Macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'ipad'
  if (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent)) return 'ipad'
  if (/Mobi|iPhone|iPod|Android/i.test(userAgent)) return 'mobile'
  return 'desktop'
}
