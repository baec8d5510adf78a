import { describe, expect, it } from 'vitest'
import { growth, isWeighed } from './growth.ts'

const weighed = (...bytes: readonly number[]) =>
  bytes.map((one, index) => ({ round: index * 10, bytes: one }))

describe('the memory that a round leaves behind', () => {
  it.each([
    ['nothing', [500, 500, 500, 500], 0],
    ['the same each', [500, 600, 700, 800], 10],
    ['nothing, but for a cache that filled once', [500, 900, 900, 900, 900, 900, 900], 0],
    [
      'nothing, but for one weighing that came before the collector',
      [500, 500, 9_000, 500, 500],
      0,
    ],
    ['less each', [800, 700, 600], -10],
  ])('is %s', (_, bytes, perRound) => {
    expect(growth(weighed(...bytes))).toBe(perRound)
  })

  it('counts as nothing if it was measured only once', () => {
    expect(growth(weighed(500))).toBe(0)
  })
})

describe('the measurements', () => {
  it('begin after a third of the rounds', () => {
    const rounds = Array.from({ length: 667 }, (_, index) => index + 1)
    const found = rounds.filter((round) => isWeighed(round, 668))
    expect([found.length, found[0], found[1], found.at(-1)]).toEqual([25, 222, 240, 654])
  })

  it('come before every round if there are few rounds', () => {
    expect([1, 2, 3, 4, 5].filter((round) => isWeighed(round, 6))).toEqual([2, 3, 4, 5])
  })
})
