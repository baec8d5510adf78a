import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../testing/properties.ts'
import { createVirtualClock, testEpoch } from '../../testing/virtual-clock.ts'
import type { Clock } from '../ports/clock.ts'
import { createMemoryStorage } from '../ports/storage.ts'
import { day, hour, minute, second } from './durations.ts'
import { createServerClock } from './server-clock.ts'

/** A host as browsers are: a timer longer than 2³¹ − 1 ms fires at once. */
function browserLike(clock: Clock): Clock {
  return {
    ...clock,
    setTimeout: (callback, delayMs) =>
      clock.setTimeout(callback, delayMs > 2 ** 31 - 1 ? 0 : delayMs),
  }
}

function setUp() {
  const host = createVirtualClock()
  const clock = createServerClock(browserLike(host))
  let adjustments = 0
  const stop = clock.onAdjusted(() => {
    adjustments += 1
  })
  return { host, clock, stop, adjustments: () => adjustments }
}

/** An answer that arrives now, was asked for so long ago, and says that the server's time is so. */
function answer(hostNow: number, serverTime: number, roundTrip = 0) {
  return {
    sentAt: hostNow - roundTrip,
    receivedAt: hostNow,
    date: new Date(serverTime).toUTCString(),
  }
}

describe('the clock that follows the server', () => {
  it('begins with what was learned before a reload', () => {
    const storage = createMemoryStorage()
    const host = createVirtualClock()
    createServerClock(host, storage).learn(answer(testEpoch, testEpoch - day))
    expect(createServerClock(host, storage).now()).toBe(testEpoch - day)
  })

  it('begins with the host’s time when what was kept is no number', () => {
    const storage = createMemoryStorage()
    storage.write('clock.offset', 'soon')
    expect(createServerClock(createVirtualClock(), storage).now()).toBe(testEpoch)
  })

  it('is the host’s own before the first answer', () => {
    const { clock } = setUp()
    expect([clock.now(), clock.hostNow()]).toEqual([testEpoch, testEpoch])
  })

  it.each([
    ['two seconds ahead', 2 * second, 0],
    ['two seconds behind', -2 * second, 0],
    ['three seconds ahead', 3 * second, 3 * second],
    ['three seconds behind', -3 * second, -3 * second],
    ['a day ahead, because the phone is a day behind', day, day],
    ['a day behind, because the phone is a day ahead', -day, -day],
  ])('of a server %s is %i ms off and adopts %i ms', (_server, difference, adopted) => {
    const { clock, adjustments } = setUp()
    clock.learn(answer(testEpoch, testEpoch + difference))
    expect([clock.now() - testEpoch, adjustments()]).toEqual([adopted, adopted === 0 ? 0 : 1])
  })

  it('adopts a difference of two seconds and a millisecond', () => {
    const { clock } = setUp()
    const date = new Date(testEpoch).toUTCString()
    clock.learn({ sentAt: testEpoch - 2_001, receivedAt: testEpoch - 2_001, date })
    expect(clock.now()).toBe(testEpoch + 2_001)
  })

  it('takes the middle of the round trip for the server’s time', () => {
    const { clock } = setUp()
    clock.learn(answer(testEpoch, testEpoch + minute, 10 * second))
    expect(clock.now()).toBe(testEpoch + minute + 5 * second)
  })

  it('does not take a slow answer for a wrong clock', () => {
    const { clock, adjustments } = setUp()
    clock.learn(answer(testEpoch, testEpoch, 4 * second))
    expect([clock.now(), adjustments()]).toEqual([testEpoch, 0])
  })

  it.each([
    ['just before it arrived', 0],
    ['just after it was asked for', -10 * minute],
  ])('is not moved by an answer of ten minutes that was given %s', (_when, given) => {
    const { clock, adjustments } = setUp()
    clock.learn(answer(testEpoch, testEpoch + given, 10 * minute))
    expect([clock.now(), adjustments()]).toEqual([testEpoch, 0])
  })

  it('goes by the time of arrival when the person put the phone back meanwhile', () => {
    const { clock } = setUp()
    const date = new Date(testEpoch + hour).toUTCString()
    clock.learn({ sentAt: testEpoch + hour, receivedAt: testEpoch, date })
    expect(clock.now()).toBe(testEpoch + hour)
  })

  it.each([null, '', 'soon', '20/11/2026'])('learns nothing from the date %j', (date) => {
    const { clock, adjustments } = setUp()
    clock.learn({ sentAt: testEpoch, receivedAt: testEpoch, date })
    expect([clock.now(), adjustments()]).toEqual([testEpoch, 0])
  })

  it('is not moved again by answers that agree with what it learned', () => {
    const { host, clock, adjustments } = setUp()
    for (const drift of [0, second, -second, 2 * second]) {
      clock.learn(answer(host.now(), testEpoch + day + drift))
    }
    expect([clock.now(), adjustments()]).toEqual([testEpoch + day, 1])
  })

  it('comes back when the person sets the phone right', () => {
    const { host, clock, adjustments } = setUp()
    clock.learn(answer(host.now(), testEpoch + hour))
    host.sleep(hour)
    clock.learn(answer(host.now(), testEpoch + hour))
    expect([clock.now(), adjustments()]).toEqual([testEpoch + hour, 2])
  })

  it('tells nobody who stopped listening', () => {
    const { clock, stop, adjustments } = setUp()
    stop()
    clock.learn(answer(testEpoch, testEpoch + day))
    expect(adjustments()).toBe(0)
  })

  it('measures a timer by the host, whatever it learns meanwhile', async () => {
    const { host, clock } = setUp()
    let firedAt = 0
    clock.setTimeout(() => {
      firedAt = host.now()
    }, minute)
    clock.learn(answer(host.now(), testEpoch + day))
    await host.advance(hour)
    expect(firedAt).toBe(testEpoch + minute)
  })
})

describe('a long timer', () => {
  it('of any length fires once, when it is due and not before', async () => {
    const delays = fc.oneof(
      fc.constantFrom(0, 2 ** 31 - 1, 2 ** 31, 2 * (2 ** 31 - 1)),
      fc.integer({ min: 0, max: 3_650 * day }),
    )
    await fc.assert(
      fc.asyncProperty(delays, async (delay) => {
        const { host, clock } = setUp()
        const firedAt: number[] = []
        clock.setTimeout(() => firedAt.push(host.now() - testEpoch), delay)
        await host.advance(3_650 * day)
        expect(firedAt).toEqual([delay])
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    ['at once', 0],
    ['after its first part', 25 * day],
    ['after its second part', 50 * day],
  ])('can be cleared %s', async (_when, waited) => {
    const { host, clock } = setUp()
    let hasFired = false
    const timer = clock.setTimeout(() => {
      hasFired = true
    }, 60 * day)
    await host.advance(waited)
    clock.clearTimeout(timer)
    await host.advance(60 * day)
    expect([hasFired, host.pending()]).toEqual([false, []])
  })

  it('that was never started can be cleared', () => {
    const { clock } = setUp()
    expect(() => clock.clearTimeout(undefined)).not.toThrow()
  })
})
