import { describe, expect, it } from 'vitest'
import { untilNextDay, windowOf } from './affiliate-window.rules.ts'

const at = (bangkok: string) => Date.parse(`${bangkok}+07:00`)

describe('commission, by the time in Bangkok,', () => {
  it.each([
    ['2026-11-30T23:59:59', 'closed', '2026-12-01T00:00:00'],
    ['2026-12-06T00:00:00', 'closed', '2027-01-01T00:00:00'],
    ['2026-12-31T23:59:59', 'closed', '2027-01-01T00:00:00'],
    ['2028-02-29T12:00:00', 'closed', '2028-03-01T00:00:00'],
  ])('cannot be withdrawn at %s: %s until %s [AFF-12]', (now, kind, opensAt) => {
    expect(windowOf(at(now), null)).toEqual({ kind, opensAt: at(opensAt) })
  })

  it.each([['2026-12-01T00:00:00'], ['2026-12-05T23:59:59'], ['2027-01-01T00:00:00']])(
    'can be withdrawn at %s, whatever was withdrawn on another day [AFF-11]',
    (now) => {
      const yesterday = at(now) - 24 * 3_600_000
      expect([windowOf(at(now), null), windowOf(at(now), yesterday)]).toEqual([
        { kind: 'open' },
        { kind: 'open' },
      ])
    },
  )

  it.each([
    ['2026-12-02T23:59:59', '2026-12-02T00:00:00', '2026-12-03T00:00:00'],
    ['2026-12-05T12:00:00', '2026-12-05T09:00:00', '2027-01-01T00:00:00'],
  ])(
    'cannot be withdrawn at %s after a withdrawal at %s, until %s [AFF-11]',
    (now, withdrawnAt, opensAt) => {
      expect(windowOf(at(now), at(withdrawnAt))).toEqual({
        kind: 'usedToday',
        opensAt: at(opensAt),
      })
    },
  )

  it('can be withdrawn again from midnight [AFF-11]', () => {
    expect([
      untilNextDay(at('2026-12-31T23:59:59')),
      untilNextDay(at('2027-01-01T00:00:00')),
    ]).toEqual([1_000, 24 * 3_600_000])
  })
})
