import { describe, expect, it } from 'vitest'
import { formatDuration, readDuration, readSignedDuration } from './duration.ts'

describe('a length of time', () => {
  it.each([
    ['500ms', 500],
    ['90s', 90_000],
    ['10m', 600_000],
    ['1h30m', 5_400_000],
    ['1d', 86_400_000],
    ['1d2h3m4s5ms', 93_784_005],
    ['0s', 0],
  ])('%s is %i ms', (text, ms) => {
    expect(readDuration(text)).toBe(ms)
  })

  it.each(['', '10', 'm', '10 m', '1m1h', '1.5h', '-1h', '+1h', '10min', '1h1h', '99999999999s'])(
    'is not "%s"',
    (text) => {
      expect(readDuration(text)).toBeNull()
    },
  )

  it.each([
    ['+10m', 600_000],
    ['10m', 600_000],
    ['-1h', -3_600_000],
    ['−1h', -3_600_000],
    ['+', null],
    ['--1h', null],
  ])('with a sign: %s is %s ms', (text, ms) => {
    expect(readSignedDuration(text)).toBe(ms)
  })

  it.each([
    [0, '0s'],
    [1, '1ms'],
    [5_400_000, '1h30m'],
    [93_784_005, '1d2h3m4s5ms'],
  ])('of %i ms is written as %s, as it is read', (ms, text) => {
    expect([formatDuration(ms), readDuration(text)]).toEqual([text, ms])
  })
})
