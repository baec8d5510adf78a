import { expect, it, vi } from 'vitest'
import { browserClock } from './clock.browser.ts'
import { readBrowserDevice } from './device.browser.ts'
import { browserLog } from './log.browser.ts'
import { browserRandom } from './random.browser.ts'

it('the clock obeys globals that are replaced later', () => {
  vi.useFakeTimers({ now: 1000 })
  const fired: number[] = []
  const first = browserClock.setTimeout(() => fired.push(browserClock.now()), 50)
  browserClock.setTimeout(() => fired.push(browserClock.now()), 70)
  browserClock.clearTimeout(first)
  vi.advanceTimersByTime(100)
  vi.useRealTimers()
  expect(fired).toEqual([1070])
})

it('chance is at least 0 and below 1', () => {
  const draw = (word: number) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((words) => {
      if (words instanceof Uint32Array) words[0] = word
      return words
    })
    return browserRandom.fraction()
  }
  expect([draw(0), draw(2 ** 31), draw(2 ** 32 - 1) < 1]).toEqual([0, 0.5, true])
})

it('the device is what the browser says', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('a phone')
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(display-mode: standalone)',
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  expect(readBrowserDevice()).toEqual({
    userAgent: 'a phone',
    maxTouchPoints: 5,
    isInstalled: true,
  })
})

it('the log writes one structured line to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  browserLog.write({ level: 'warning', event: 'site.fieldIgnored', details: { field: 'title' } })
  expect(warn.mock.calls).toEqual([['site.fieldIgnored', { field: 'title' }]])
})
