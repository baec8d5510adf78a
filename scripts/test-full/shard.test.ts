import { describe, expect, it } from 'vitest'
import { dealt, readShard, wholeRun } from './shard.ts'

const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

describe('a shard', () => {
  it('is a number out of a total', () => {
    expect([readShard('1/1'), readShard('2/12')]).toEqual([wholeRun, { index: 2, count: 12 }])
  })

  it.each(['', '1', '0/4', '5/4', '1/0', '-1/4', '1/4/2', 'one/four'])('is not "%s"', (text) => {
    expect(() => readShard(text)).toThrow(
      new Error(`--shard is a number out of a total, such as 2/4, not "${text}".`),
    )
  })

  it('1 of 1 gets everything', () => {
    expect(dealt(parts, wholeRun)).toEqual(parts)
  })

  it.each([2, 3, 7, 9])(
    'of %d shares nothing with the others, and together they have everything',
    (count) => {
      const shares = Array.from({ length: count }, (_, at) =>
        dealt(parts, { index: at + 1, count }),
      )
      const lengths = shares.map(({ length }) => length)
      expect([shares.flat().toSorted(), Math.max(...lengths) - Math.min(...lengths)]).toEqual([
        parts,
        parts.length % count === 0 ? 0 : 1,
      ])
    },
  )
})
