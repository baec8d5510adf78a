import { desktopDevice, phoneDevice } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadFile, savePicture, shareLink } from './share.browser.ts'

const image = new Blob(['picture'], { type: 'image/png' })
let clock = createVirtualClock()
let downloaded: string[] = []

beforeEach(() => {
  clock = createVirtualClock()
  downloaded = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(`${this.download} from ${this.href}`)
  })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

function withShareSheet(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share })
}

it('offers the picture to the share sheet', async () => {
  const shared: ShareData[] = []
  withShareSheet(async (data) => void shared.push(data))
  expect(await savePicture(image, 'qr.png', { clock, device: phoneDevice })).toBe('shared')
  const [file] = shared[0]?.files ?? []
  expect([shared.length, file?.name, file?.type, downloaded]).toEqual([
    1,
    'qr.png',
    'image/png',
    [],
  ])
})

it('does nothing more when the member closes the share sheet', async () => {
  withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await savePicture(image, 'qr.png', { clock, device: phoneDevice })).toBe('cancelled')
  expect(downloaded).toEqual([])
})

it('downloads where sharing is missing or refused, and lets the address go later', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  expect(await savePicture(image, 'qr.png', { clock, device: desktopDevice })).toBe('downloaded')
  withShareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  expect(await savePicture(image, 'qr.png', { clock, device: desktopDevice })).toBe('downloaded')
  expect([downloaded, revoke.mock.calls]).toEqual([
    ['qr.png from blob:picture', 'qr.png from blob:picture'],
    [],
  ])
  await clock.advance(60_000)
  expect(revoke.mock.calls).toEqual([['blob:picture'], ['blob:picture']])
})

it.each([
  'Mozilla/5.0 (Linux; Android 7.0; SM-G930F) AppleWebKit/537.36 Version/4.0 Chrome/119.0.0.0 Mobile Safari/537.36 Line/13.21.0/IAB',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
])('says that an in-app browser can do neither: %s', async (userAgent) => {
  const device = { userAgent, maxTouchPoints: 5, isInstalled: false }
  expect(await savePicture(image, 'qr.png', { clock, device })).toBe('unavailable')
  expect(downloaded).toEqual([])
})

it('downloads a file that is no picture also where there is a share sheet', () => {
  const shared: ShareData[] = []
  withShareSheet(async (data) => void shared.push(data))
  const table = new Blob(['a,b'], { type: 'text/csv' })
  const outcome = downloadFile(table, 'report.csv', { clock, device: desktopDevice })
  expect([outcome, downloaded, shared]).toEqual([
    'downloaded',
    ['report.csv from blob:picture'],
    [],
  ])
})

it('hands a link to the share sheet where there is one', async () => {
  const link = { title: 'Croupier', url: 'https://site.test/aff/DEMO7' }
  const without = await shareLink(link)
  const shared: ShareData[] = []
  withShareSheet(async (data) => void shared.push(data))
  expect([without, await shareLink(link), shared]).toEqual(['unavailable', 'shared', [link]])
})
