import { describe, expect, it } from 'vitest'
import { desktopDevice, phoneDevice } from '../../base/ports/device.ts'
import { type DeviceClass, deviceClassOf } from './device.rules.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

describe('a device', () => {
  it.each<[string, DeviceClass, string, maxTouchPoints: number]>([
    [
      'Chrome on Windows',
      'desktop',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
      0,
    ],
    [
      'Chrome on a Windows laptop with a touch screen',
      'desktop',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
      10,
    ],
    [
      'Edge on Windows',
      'desktop',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`,
      0,
    ],
    [
      'Firefox on Linux',
      'desktop',
      'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      0,
    ],
    [
      'Chrome on a Chromebook',
      'desktop',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`,
      10,
    ],
    [
      'Safari on a Mac',
      'desktop',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1.15`,
      0,
    ],
    [
      'Safari on an iPad that identifies itself as a Mac',
      'ipad',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1.15`,
      5,
    ],
    [
      'Safari on an iPad that identifies itself as an iPad',
      'ipad',
      `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
      5,
    ],
    [
      'Chrome on an iPad',
      'ipad',
      `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webkit} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`,
      5,
    ],
    [
      'Chrome on an Android tablet',
      'ipad',
      `Mozilla/5.0 (Linux; Android 14; SM-X710) ${chrome} Safari/537.36`,
      5,
    ],
    [
      'Safari on an iPhone',
      'mobile',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/18.6 Mobile/15E148 Safari/604.1`,
      5,
    ],
    [
      'Chrome on an iPhone',
      'mobile',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`,
      5,
    ],
    [
      'LINE’s own browser on an iPhone',
      'mobile',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Mobile/15E148 Safari Line/15.14.0`,
      5,
    ],
    [
      'Chrome on an Android phone',
      'mobile',
      `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
      5,
    ],
    [
      'Samsung Internet on a phone',
      'mobile',
      `Mozilla/5.0 (Linux; Android 14; SM-S928B) ${chrome} SamsungBrowser/28.0 Mobile Safari/537.36`,
      5,
    ],
    [
      'Firefox on an Android phone',
      'mobile',
      'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
      5,
    ],
    [
      'LINE’s own browser on an Android phone',
      'mobile',
      `Mozilla/5.0 (Linux; Android 13; V2109; wv) ${chrome} Mobile Safari/537.36 Line/15.14.0/IAB`,
      5,
    ],
    [
      'the desktop of these tests',
      'desktop',
      desktopDevice.userAgent,
      desktopDevice.maxTouchPoints,
    ],
    ['the phone of these tests', 'mobile', phoneDevice.userAgent, phoneDevice.maxTouchPoints],
    ['a device without a user agent', 'desktop', '', 0],
  ])('%s is %s [ROUTE-58, OPEN-37]', (_what, deviceClass, userAgent, maxTouchPoints) => {
    expect(deviceClassOf({ userAgent, maxTouchPoints })).toBe(deviceClass)
  })
})
