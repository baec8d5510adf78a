import { expect, it } from 'vitest'
import { createMemoryCookies } from '../base/ports/cookies.ts'
import { desktopDevice } from '../base/ports/device.ts'
import { createMemoryStorage } from '../base/ports/storage.ts'
import { keepInstalledFlag } from './installed.flag.ts'

const end = Date.UTC(2030, 11, 31, 23, 59, 59)

function openDevice({ isInstalled = false, mirrored = '' } = {}) {
  let now = Date.UTC(2026, 0, 1)
  const cookies = createMemoryCookies({}, { now: () => now })
  const local = createMemoryStorage()
  if (mirrored) local.write('flag.app-pwa', mirrored)
  return {
    at: (instant: number) => {
      now = instant
    },
    cookies,
    visit: () => {
      const storages = { local, session: createMemoryStorage() }
      keepInstalledFlag({ cookies, device: { ...desktopDevice, isInstalled }, storages })
      return [cookies.read('app-pwa'), local.read('flag.app-pwa')]
    },
  }
}

it('flags a visit by the installed app until the end of 2030, and mirrors it [SESS-29, SESS-32, OPEN-10]', () => {
  const { at, cookies, visit } = openDevice({ isInstalled: true })
  expect(visit()).toEqual(['true', 'true'])
  at(end - 1)
  expect(cookies.read('app-pwa')).toBe('true')
  at(end)
  expect(cookies.read('app-pwa')).toBeNull()
})

it('brings back what the browser dropped, also in a tab beside the app [OPEN-10]', () => {
  expect(openDevice({ mirrored: 'true' }).visit()).toEqual(['true', 'true'])
})

it.each(['', 'yes'])('flags no visit by a plain browser, whose mirror holds %j', (mirrored) => {
  expect(openDevice({ mirrored }).visit()).toEqual([null, mirrored || null])
})
