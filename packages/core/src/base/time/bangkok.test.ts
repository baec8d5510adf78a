import { describe, expect, it } from 'vitest'
import {
  bangkokDay,
  bangkokTime,
  daysAfter,
  isDayName,
  startOfBangkokDay,
  startOfBangkokMonth,
} from './bangkok.ts'

describe('a day in Bangkok', () => {
  it.each([
    ['the end of a month', '2026-11-30T16:59:59.999Z', '2026-11-30'],
    ['the beginning of the next', '2026-11-30T17:00:00Z', '2026-12-01'],
    ['the end of a year', '2026-12-31T16:59:59Z', '2026-12-31'],
    ['the beginning of the next', '2026-12-31T17:00:00Z', '2027-01-01'],
    ['a leap day', '2028-02-28T17:00:00Z', '2028-02-29'],
  ])('changes at 17:00 in Greenwich: %s', (_, instant, day) => {
    expect(bangkokDay(Date.parse(instant))).toBe(day)
  })

  it('has a time that can be sorted', () => {
    expect(
      ['2026-11-20T07:05:09Z', '2026-11-20T17:00:00Z'].map((text) => bangkokTime(Date.parse(text))),
    ).toEqual(['14:05:09', '00:00:00'])
  })

  it('begins seven hours before that of Greenwich', () => {
    expect(startOfBangkokDay('2027-01-01')).toBe(Date.parse('2026-12-31T17:00:00Z'))
  })

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-20', -90, '2026-08-22'],
  ])('%s and %i days are %s', (name, days, other) => {
    expect(daysAfter(name, days)).toBe(other)
  })

  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['20 November', false],
    ['2026-11-20T00:00', false],
    ['', false],
  ])('%j is the name of one: %j', (text, isOne) => {
    expect(isDayName(text)).toBe(isOne)
  })

  it('is the first of its month, of the one before or of the next', () => {
    const months = [0, -1, 1].map((months) =>
      bangkokDay(startOfBangkokMonth(Date.parse('2026-12-31T16:59:59Z'), months)),
    )
    expect(months).toEqual(['2026-12-01', '2026-11-01', '2027-01-01'])
  })
})
