import { describe, expect, it } from 'vitest'
import { isSeen, pairsOf } from './comparison.ts'

describe('the comparison of small pictures', () => {
  it('pairs those of one name; others are new or gone', () => {
    expect(pairsOf({ accepted: ['a', 'b'], taken: ['b', 'c'], expected: ['b', 'c'] })).toEqual({
      both: ['b'],
      alone: [
        { name: 'c', kind: 'new', part: 1 },
        { name: 'a', kind: 'gone', part: 1 },
      ],
    })
  })

  it('misses nothing that another shard takes', () => {
    const { alone } = pairsOf({ accepted: ['a', 'b'], taken: ['a'], expected: ['a', 'b'] })
    expect(alone).toEqual([])
  })

  it('says nothing about names if only some stories were played', () => {
    expect(pairsOf({ accepted: ['a', 'b'], taken: ['b', 'c'], expected: null })).toEqual({
      both: ['b'],
      alone: [],
    })
  })

  it.each([
    [0.0019, false],
    [0.002, true],
  ])('sees a difference in %d of a picture: %s', (part, seen) => {
    expect(isSeen({ name: 'a', kind: 'changed', part })).toBe(seen)
  })
})
