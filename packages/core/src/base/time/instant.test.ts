import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { readInstant } from './instant.ts'

/** 20 November 2026, 14:05:09 in Bangkok. */
const instant = Date.UTC(2026, 10, 20, 7, 5, 9)
const midnight = Date.UTC(2026, 10, 19, 17)

describe('an instant on the wire', () => {
  it.each<[string | number, number]>([
    ['2026-11-20T07:05:09Z', instant],
    ['2026-11-20t07:05:09z', instant],
    ['2026-11-20T14:05:09+07:00', instant],
    ['2026-11-20T14:05:09+0700', instant],
    ['2026-11-20 14:05:09 +07:00', instant],
    ['2026-11-20T02:05:09-05:00', instant],
    ['2026-11-20T07:05:09.250Z', instant + 250],
    ['2026-11-20T07:05:09.123456Z', instant + 123],
    [instant, instant],
    [instant / 1000, instant],
    [instant / 1000 + 0.25, instant + 250],
    [String(instant), instant],
    [String(instant / 1000), instant],
  ])('%j is what it says [OPEN-56]', (wire, expected) => {
    expect(readInstant(wire)).toBe(expected)
  })

  it.each<[string, number]>([
    ['2026-11-20T14:05:09', instant],
    ['2026-11-20 14:05:09', instant],
    [' 2026-11-20 14:05:09 ', instant],
    ['2026-11-20 14:05', instant - 9_000],
    ['2026-11-20 14:05:09.5', instant + 500],
    ['2026-11-20', midnight],
  ])('%j without a zone is Bangkok time [OPEN-56]', (wire, expected) => {
    expect(readInstant(wire)).toBe(expected)
  })

  it.each<[string, number]>([
    ['2569-11-20 14:05:09', instant],
    ['2569-11-20T07:05:09Z', instant],
    ['2567-02-29 07:00', Date.UTC(2024, 1, 29)],
  ])('%j has a Buddhist year, which is brought back to the Gregorian one', (wire, expected) => {
    expect(readInstant(wire)).toBe(expected)
  })

  it.each<[string | number]>([
    [''],
    ['soon'],
    ['null'],
    ['20/11/2026 14:05'],
    ['2026-11-20T14'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-02-29'],
    ['2026-02-31 10:00:00'],
    ['2026-04-31T10:00:00Z'],
    ['2026-11-20 25:00:00'],
    ['2026-11-20 14:61'],
    ['2026-11-20T14:05:09+25:00'],
    ['14:05:09'],
    ['900'],
    ['20261120140509'],
    [900],
    [0],
    [-1],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e300],
  ])('is nothing when it is %j', (wire) => {
    expect(readInstant(wire)).toBeNull()
  })

  it('is the same as ISO text, as seconds and as milliseconds', () => {
    const seconds = fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2200, 0) / 1000 })
    fc.assert(
      fc.property(seconds, (epoch) => {
        const written = [new Date(epoch * 1000).toISOString(), epoch, epoch * 1000, `${epoch}`]
        expect(written.map(readInstant)).toEqual(written.map(() => epoch * 1000))
      }),
    )
  })
})
