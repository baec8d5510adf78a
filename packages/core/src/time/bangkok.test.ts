import { describe, expect, it } from 'vitest'
import { bangkokDay, startOfBangkokDay } from './bangkok.ts'

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

  it('begins seven hours before that of Greenwich', () => {
    expect(startOfBangkokDay('2027-01-01')).toBe(Date.parse('2026-12-31T17:00:00Z'))
  })
})
