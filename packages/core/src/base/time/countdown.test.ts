import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import {
  formatCountdown,
  formatLongCountdown,
  isoDuration,
  passedMilestone,
  timeLeft,
} from './countdown.ts'
import { day, hour, minute, second } from './durations.ts'

describe('a countdown', () => {
  it.each([
    [0, '00:00', 'PT0M0S'],
    [1, '00:01', 'PT0M1S'],
    [second, '00:01', 'PT0M1S'],
    [second + 1, '00:02', 'PT0M2S'],
    [59 * second, '00:59', 'PT0M59S'],
    [59 * second + 1, '01:00', 'PT1M0S'],
    [8 * minute + 31 * second, '08:31', 'PT8M31S'],
    [14 * minute + 59 * second + 999, '15:00', 'PT15M0S'],
    [100 * minute, '100:00', 'PT100M0S'],
  ])('with %i ms left shows %s, rounded up, and %s to machines', (left, shown, duration) => {
    expect([formatCountdown(left), isoDuration(left)]).toEqual([shown, duration])
  })

  it.each([
    [0, '00:00'],
    [59 * minute + 59 * second, '59:59'],
    [59 * minute + 59 * second + 1, '1:00:00'],
    [hour, '1:00:00'],
    [7 * hour + 10 * minute, '7:10:00'],
    [day - second, '23:59:59'],
    [day, '24:00:00'],
  ])('of %i ms that may be long shows %s', (left, shown) => {
    expect(formatLongCountdown(left)).toBe(shown)
  })

  it('has no time left after its deadline', () => {
    expect([timeLeft(10, 4), timeLeft(10, 10), timeLeft(10, 11)]).toEqual([6, 0, 0])
  })

  it('never goes up, and shows 00:00 only when it is over', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 2 * hour }), { minLength: 1 })
    fc.assert(
      fc.property(instants, (elapsed) => {
        const lefts = elapsed.toSorted((one, other) => one - other).map((at) => timeLeft(hour, at))
        const shown = lefts.map(formatCountdown)
        expect(shown).toEqual(shown.toSorted().reverse())
        expect(shown.map((text) => text === '00:00')).toEqual(lefts.map((left) => left === 0))
      }),
    )
  })
})

describe('the milestones of a countdown', () => {
  /** What is announced during a countdown, each with the seconds left at that moment. */
  function spoken(total: number): [secondsLeft: number, milestone: number][] {
    const told: [number, number][] = []
    for (let left = total; left >= 0; left -= second) {
      const milestone = passedMilestone(total, left)
      if (milestone !== null && milestone !== told.at(-1)?.[1])
        told.push([left / second, milestone])
    }
    return told
  }

  it('of fifteen minutes come every 3 minutes, then every minute, then every 30 seconds', () => {
    expect(spoken(15 * minute)).toEqual([
      [840, 14 * minute],
      [660, 11 * minute],
      [480, 8 * minute],
      [300, 5 * minute],
      [240, 4 * minute],
      [180, 3 * minute],
      [120, 2 * minute],
      [60, minute],
      [30, 30 * second],
    ])
  })

  it('of two minutes begin with the first minute', () => {
    expect(spoken(2 * minute)).toEqual([
      [60, minute],
      [30, 30 * second],
    ])
  })

  it('are announced for up to a minute, and the last for ten seconds', () => {
    const lefts = [
      8 * minute,
      7 * minute + 1,
      7 * minute,
      6 * minute + 40 * second,
      5 * minute,
      30 * second,
      20 * second + 1,
      20 * second,
      1,
      0,
    ]
    expect(lefts.map((left) => passedMilestone(15 * minute, left))).toEqual([
      8 * minute,
      8 * minute,
      null,
      null,
      5 * minute,
      30 * second,
      30 * second,
      null,
      null,
      null,
    ])
  })
})
