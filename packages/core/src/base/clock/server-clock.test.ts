import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { createVirtualClock, testEpoch } from '../../../testing/virtual-clock.ts'
import type { HostClock } from '../ports/clock.ts'
import { createMemoryStorage } from '../ports/storage.ts'
import { day, hour, minute, second } from '../time/durations.ts'
import { createServerClock } from './server-clock.ts'

/** A host like a browser: a timer longer than 2³¹ − 1 ms fires at once. */
function browserLike(clock: HostClock): HostClock {
  return {
    ...clock,
    setTimeout: (callback, delayMs) =>
      clock.setTimeout(callback, delayMs > 2 ** 31 - 1 ? 0 : delayMs),
  }
}

/** The clock of a device, which its owner can change, and whose elapsed time stands still while it sleeps. */
function setUp(storage = createMemoryStorage()) {
  const virtual = createVirtualClock()
  const device = { aheadBy: 0, slept: 0 }
  const host: HostClock = {
    ...browserLike(virtual),
    now: () => virtual.now() + device.aheadBy,
    elapsed: () => virtual.elapsed() - device.slept,
  }
  const clock = createServerClock(host, storage)
  const told: number[] = []
  const stop = clock.onAdjusted(({ movedBy }) => told.push(movedBy))
  /** An answer that arrives now from a server whose clock is this far ahead of the true time. */
  const addAnswer = (aheadBy: number, roundTrip = 0) => {
    const receivedAt = host.elapsed()
    const date = new Date(virtual.now() + aheadBy).toUTCString()
    clock.addAnswer({ sentAt: receivedAt - roundTrip, receivedAt, date })
  }
  /** By how much the clock is ahead of the true time. */
  const ahead = () => clock.now() - virtual.now()
  const state = () => ({ ahead: ahead(), isConfirmed: clock.isConfirmed(), told: [...told] })
  return { virtual, device, host, clock, storage, addAnswer, ahead, state, stop, told }
}

/** The same, with a clock that two answers have confirmed. */
function setUpConfirmed() {
  const started = setUp()
  started.addAnswer(0)
  started.addAnswer(0)
  started.told.length = 0
  return started
}

describe('the clock that follows the server', () => {
  it('is the host’s own before the first answer, and unconfirmed', () => {
    const { clock, state } = setUp()
    expect([clock.hostNow(), state()]).toEqual([
      testEpoch,
      { ahead: 0, isConfirmed: false, told: [] },
    ])
  })

  it.each([
    ['two seconds ahead', 2 * second, 0],
    ['two seconds behind', -2 * second, 0],
    ['three seconds ahead', 3 * second, 3 * second],
    ['three seconds behind', -3 * second, -3 * second],
    ['a day ahead, because the phone is a day behind', day, day],
    ['a day behind, because the phone is a day ahead', -day, -day],
  ])(
    'of a server %s is %i ms off and adopts %i ms with the second answer [OPEN-83]',
    (_server, difference, adopted) => {
      const { addAnswer, state } = setUp()
      addAnswer(difference)
      const once = state()
      addAnswer(difference)
      expect([once, state()]).toEqual([
        { ahead: 0, isConfirmed: false, told: [] },
        { ahead: adopted, isConfirmed: true, told: [0] },
      ])
    },
  )

  it('adopts a difference of two seconds and a millisecond', () => {
    const { clock, ahead } = setUp()
    const answer = {
      sentAt: -2_001,
      receivedAt: -2_001,
      date: new Date(testEpoch).toUTCString(),
    }
    clock.addAnswer(answer)
    clock.addAnswer(answer)
    expect(ahead()).toBe(2_001)
  })

  it('starts with the offset from before a reload, and has to be confirmed again', () => {
    const { addAnswer, storage } = setUp()
    addAnswer(-day)
    addAnswer(-day)
    expect(setUp(storage).state()).toEqual({ ahead: -day, isConfirmed: false, told: [] })
  })

  it('starts with the host’s time when the stored offset is not a number', () => {
    const storage = createMemoryStorage()
    storage.write('clock.offset', 'soon')
    expect(setUp(storage).ahead()).toBe(0)
  })

  it('takes the middle of the range that both round trips allow', async () => {
    const { ahead, addAnswer, virtual } = setUp()
    addAnswer(minute, 4 * second)
    await virtual.advance(minute)
    addAnswer(minute, 10 * second)
    expect(ahead()).toBe(minute + 2 * second)
  })

  it('does not take a slow answer for a wrong clock', () => {
    const { addAnswer, state } = setUp()
    addAnswer(0, 4 * second)
    addAnswer(0, 10 * minute)
    addAnswer(-10 * minute, 10 * minute)
    expect(state()).toEqual({ ahead: 0, isConfirmed: true, told: [0] })
  })

  it.each([null, '', 'soon', '0', '20/11/2026', '2026-11-21T07:00:00Z'])(
    'learns nothing from the date %j',
    (date) => {
      const { clock, state } = setUp()
      for (const at of [0, 1]) clock.addAnswer({ sentAt: at, receivedAt: at, date })
      expect(state()).toEqual({ ahead: 0, isConfirmed: false, told: [] })
    },
  )

  it('is not corrected again by answers that agree with it', () => {
    const { addAnswer, state } = setUp()
    for (const drift of [0, 0, second, -second, 2 * second]) addAnswer(day + drift)
    expect(state()).toEqual({ ahead: day, isConfirmed: true, told: [0] })
  })

  it('does not notify a listener that stopped listening', () => {
    const { addAnswer, stop, told } = setUp()
    stop()
    addAnswer(day)
    addAnswer(day)
    expect(told).toEqual([])
  })

  it('measures a timer by the host, however the clock is corrected meanwhile', async () => {
    const { clock, addAnswer, virtual } = setUp()
    let firedAt = 0
    clock.setTimeout(() => {
      firedAt = virtual.now()
    }, minute)
    addAnswer(day)
    addAnswer(day)
    await virtual.advance(hour)
    expect(firedAt).toBe(testEpoch + minute)
  })
})

describe('a single answer that says otherwise', () => {
  it.each([day, -day, 20 * minute, 3 * second])(
    'moves nothing by its %i ms, and is held against the clock for three minutes [OPEN-83]',
    async (wrong) => {
      const { addAnswer, state, virtual } = setUpConfirmed()
      addAnswer(wrong)
      const doubted = state()
      addAnswer(0)
      await virtual.advance(3 * minute - 1)
      addAnswer(0)
      const still = state()
      await virtual.advance(1)
      addAnswer(0)
      expect([doubted, still, state()]).toEqual([
        { ahead: 0, isConfirmed: false, told: [0] },
        { ahead: 0, isConfirmed: false, told: [0] },
        { ahead: 0, isConfirmed: true, told: [0, 0] },
      ])
    },
  )

  it('is not confirmed by an answer that was requested before the first was received', () => {
    const { addAnswer, state } = setUpConfirmed()
    addAnswer(day, 2 * second)
    addAnswer(day, 2 * second)
    expect(state()).toEqual({ ahead: 0, isConfirmed: false, told: [0] })
  })

  it('is not confirmed when an answer in between agrees with the clock', () => {
    const { addAnswer, state } = setUpConfirmed()
    for (const ahead of [day, 0, day, 0, day]) addAnswer(ahead)
    expect(state()).toEqual({ ahead: 0, isConfirmed: false, told: [0] })
  })

  it('moves a confirmed clock when a second one follows, which says by how much [OPEN-83]', () => {
    const { addAnswer, state } = setUpConfirmed()
    addAnswer(day)
    addAnswer(day)
    const there = state()
    addAnswer(0)
    addAnswer(0)
    expect([there, state()]).toEqual([
      { ahead: day, isConfirmed: false, told: [0, day] },
      { ahead: 0, isConfirmed: false, told: [0, day, -day] },
    ])
  })

  it('is never confirmed by a server that contradicts itself', () => {
    const { addAnswer, state } = setUp()
    for (const ahead of [hour, day, hour, day]) addAnswer(ahead)
    expect(state()).toEqual({ ahead: 0, isConfirmed: false, told: [] })
  })
})

describe('a device whose owner sets its clock', () => {
  it.each([hour, -hour, 2 * day])('is not followed by its %i ms', async (step) => {
    const { device, addAnswer, state, virtual } = setUpConfirmed()
    device.aheadBy = step
    await virtual.advance(minute)
    const unheard = state()
    addAnswer(0)
    addAnswer(0)
    const right = { ahead: 0, isConfirmed: true, told: [] }
    expect([unheard, state()]).toEqual([right, right])
  })

  it('has the right time on the next page too', () => {
    const { device, addAnswer, storage } = setUpConfirmed()
    device.aheadBy = hour
    addAnswer(0)
    expect(storage.read('clock.offset')).toBe(String(-hour))
  })
})

describe('a phone that sleeps', () => {
  it('is trusted to have the right clock when an answer agrees with it', () => {
    const { device, addAnswer, state, virtual } = setUpConfirmed()
    virtual.sleep(40 * minute)
    device.slept = 40 * minute
    const before = state()
    addAnswer(0)
    expect([before, state()]).toEqual([
      { ahead: -40 * minute, isConfirmed: true, told: [] },
      { ahead: 0, isConfirmed: true, told: [0] },
    ])
  })

  it('and whose clock was set meanwhile needs a second answer', () => {
    const { device, addAnswer, state, virtual } = setUpConfirmed()
    virtual.sleep(40 * minute)
    device.slept = 40 * minute
    device.aheadBy = hour
    addAnswer(0)
    addAnswer(0)
    expect(state()).toEqual({ ahead: 0, isConfirmed: false, told: [0, 40 * minute] })
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
        const { clock, virtual } = setUp()
        const firedAt: number[] = []
        clock.setTimeout(() => firedAt.push(virtual.now() - testEpoch), delay)
        await virtual.advance(3_650 * day)
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
    const { clock, virtual } = setUp()
    let hasFired = false
    const timer = clock.setTimeout(() => {
      hasFired = true
    }, 60 * day)
    await virtual.advance(waited)
    clock.clearTimeout(timer)
    await virtual.advance(60 * day)
    expect([hasFired, virtual.pending()]).toEqual([false, []])
  })

  it('that was never started can be cleared', () => {
    const { clock } = setUp()
    expect(() => clock.clearTimeout(undefined)).not.toThrow()
  })
})
