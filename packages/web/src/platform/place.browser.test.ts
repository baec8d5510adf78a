import { createVirtualClock } from '@croupier/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  restoreScrollPosition,
  storedScrollPosition,
  storeScrollPosition,
} from './place.browser.ts'

let length = 0
let reportSize = () => {}

beforeEach(() => {
  history.replaceState({ depth: 2 }, '', '/')
  vi.stubGlobal('scrollY', 0)
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    vi.stubGlobal('scrollY', Math.min(Number(top), length))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => {}
      readonly disconnect = () => {
        reportSize = () => {}
      }
      constructor(listener: () => void) {
        reportSize = listener
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const grow = (to: number) => {
  length = to
  reportSize()
}

it('is kept in the entry of the history, beside what is there', () => {
  const before = storedScrollPosition()
  vi.stubGlobal('scrollY', 640)
  storeScrollPosition()
  expect([before, storedScrollPosition(), history.state]).toEqual([
    null,
    640,
    { depth: 2, place: 640 },
  ])
})

const scrolledAt = (lengths: readonly number[]) =>
  lengths.map((to) => {
    grow(to)
    return scrollY
  })

it('is returned to as the page grows and shrinks while it comes', () => {
  const clock = createVirtualClock()
  grow(100)
  restoreScrollPosition(900, clock)
  const first = scrollY
  expect([first, ...scrolledAt([1900, 50, 3000])]).toEqual([100, 900, 50, 900])
})

it('is noted down once: whoever leaves the page notes it down again', () => {
  history.replaceState({ depth: 2, place: 900 }, '')
  restoreScrollPosition(900, createVirtualClock())
  expect([storedScrollPosition(), history.state]).toEqual([null, { depth: 2, place: null }])
})

it('is given up after five seconds, in which all of the page should have come', async () => {
  const clock = createVirtualClock()
  grow(100)
  restoreScrollPosition(900, clock)
  await clock.advance(4_999)
  const before = scrolledAt([400])
  await clock.advance(1)
  vi.stubGlobal('scrollY', 40)
  expect([before, scrolledAt([2000]), clock.pending()]).toEqual([[400], [40], []])
})

it('is given up where another page is shown', () => {
  const clock = createVirtualClock()
  grow(100)
  restoreScrollPosition(900, clock)
  history.pushState({ depth: 3 }, '', '/elsewhere')
  expect([scrolledAt([2000]), clock.pending()]).toEqual([[100], []])
})

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'])(
  'is given up when somebody does something: %s',
  (doing) => {
    const clock = createVirtualClock()
    grow(100)
    restoreScrollPosition(900, clock)
    dispatchEvent(new Event(doing))
    expect([scrolledAt([2000]), clock.pending()]).toEqual([[100], []])
  },
)
