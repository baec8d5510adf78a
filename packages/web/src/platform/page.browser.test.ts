import type { PageChange } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { createBrowserPage } from './page.browser.ts'

let heard: PageChange[] = []
let clock = createVirtualClock()

/** Always half of the longest wait. */
const random = { fraction: () => 0.5 }

beforeEach(() => {
  heard = []
  clock = createVirtualClock()
})

function watch() {
  return createBrowserPage(clock, random).watch((change) => heard.push(change))
}

function becomes(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

function isShown(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('tells when the page is hidden and seen again', () => {
  const stop = watch()
  becomes('hidden')
  becomes('visible')
  stop()
  becomes('hidden')
  expect(heard).toEqual([{ type: 'page.hidden' }, { type: 'page.resumed', cause: 'visible' }])
})

it('tells when the page comes back from the cache, not when it is shown the first time', () => {
  const stop = watch()
  isShown(false)
  isShown(true)
  stop()
  expect(heard).toEqual([{ type: 'page.resumed', cause: 'restored' }])
})

it('tells that the network is gone at once, and that it is back after a random wait of up to 2 s', async () => {
  const stop = watch()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await clock.advance(999)
  expect(heard).toEqual([{ type: 'page.offline' }])
  await clock.advance(1)
  expect(heard).toEqual([{ type: 'page.offline' }, { type: 'page.resumed', cause: 'online' }])
  stop()
})

it('does not tell of a network that came back to a page that nobody sees', async () => {
  const stop = watch()
  becomes('hidden')
  window.dispatchEvent(new Event('online'))
  await clock.advance(2000)
  stop()
  expect(heard).toEqual([{ type: 'page.hidden' }])
})

it('does not tell of a network that went again during the wait', async () => {
  const stop = watch()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('offline'))
  await clock.advance(2000)
  expect(heard).toEqual([{ type: 'page.offline' }])
  stop()
})

it('tells nothing that was on its way when nobody listens any more', async () => {
  const stop = watch()
  window.dispatchEvent(new Event('online'))
  stop()
  await clock.advance(2000)
  expect([heard, clock.pending()]).toEqual([[], []])
})
