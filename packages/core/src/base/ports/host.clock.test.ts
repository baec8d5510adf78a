import { describe, expect, it } from 'vitest'
import { createHostClock } from './host.clock.ts'

/** The globals of a host whose time a test moves; they insist on being called as its methods, as browsers do. */
function createHost() {
  const timers = new Map<number, () => void>()
  const host = {
    Date: { now: () => 1_000 },
    performance: { now: () => 16.6 },
    setTimeout(callback: () => void, delayMs: number) {
      if (this !== host) throw new TypeError('Illegal invocation')
      timers.set(delayMs, callback)
      return delayMs
    },
    clearTimeout(timer: number) {
      if (this !== host) throw new TypeError('Illegal invocation')
      timers.delete(timer)
    },
  }
  return { host, timers }
}

describe("the clock of a host's globals", () => {
  it('tells the time of day, and whole milliseconds since the start', () => {
    const clock = createHostClock(createHost().host)
    expect([clock.now(), clock.elapsed()]).toEqual([1_000, 17])
  })

  it('sets and clears timers', () => {
    const { host, timers } = createHost()
    const clock = createHostClock(host)
    const cleared = clock.setTimeout(() => {}, 20)
    clock.setTimeout(() => {}, 30)
    clock.clearTimeout(cleared)
    clock.clearTimeout('nonsense')
    expect([...timers.keys()]).toEqual([30])
  })

  it('uses functions that are replaced later', () => {
    const { host } = createHost()
    const clock = createHostClock(host)
    host.Date = { now: () => 2_000 }
    expect(clock.now()).toBe(2_000)
  })
})
