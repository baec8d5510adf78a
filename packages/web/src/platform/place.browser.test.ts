import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPlace, keptPlace, returnToPlace } from './place.browser.ts'

let length = 0
let tellOfSize = () => {}

beforeEach(() => {
  history.replaceState({ depth: 2 }, '')
  vi.stubGlobal('scrollY', 0)
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    vi.stubGlobal('scrollY', Math.min(Number(top), length))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => {}
      readonly disconnect = () => {
        tellOfSize = () => {}
      }
      constructor(listener: () => void) {
        tellOfSize = listener
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const grow = (to: number) => {
  length = to
  tellOfSize()
}

it('is kept in the entry of the history, beside what is there', () => {
  const before = keptPlace()
  vi.stubGlobal('scrollY', 640)
  keepPlace()
  expect([before, keptPlace(), history.state]).toEqual([null, 640, { depth: 2, place: 640 }])
})

it('is returned to at once where the page is long enough', () => {
  grow(2000)
  returnToPlace(900)
  vi.stubGlobal('scrollY', 0)
  grow(3000)
  expect(scrollY).toBe(0)
})

it('is returned to as the page grows, and left alone once it is reached', () => {
  grow(100)
  returnToPlace(900)
  const steps = [scrollY]
  for (const to of [500, 2000]) {
    grow(to)
    steps.push(scrollY)
  }
  vi.stubGlobal('scrollY', 40)
  grow(3000)
  expect([...steps, scrollY]).toEqual([100, 500, 900, 40])
})

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'is given up when somebody does something: %s',
  (doing) => {
    grow(100)
    returnToPlace(900)
    dispatchEvent(new Event(doing))
    grow(2000)
    expect(scrollY).toBe(100)
  },
)
