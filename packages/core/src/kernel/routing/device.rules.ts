import type { Device } from '../../base/ports/device.ts'

/** The class of device by which guards decide; layout goes by width instead [OPEN-37]. */
export type DeviceClass = 'mobile' | 'ipad' | 'desktop'

/** Reads the device class from the user agent. An iPad calls itself a Macintosh that can be touched. */
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
