import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { createSeededRandom } from './random.ts'

const draw = (seed: number, count: number) => {
  const random = createSeededRandom(seed)
  return Array.from({ length: count }, () => random.fraction())
}

describe('seeded chance', () => {
  it('is the same for the same seed and differs for another', () => {
    expect(draw(7, 5)).toEqual(draw(7, 5))
    expect(draw(7, 5)).not.toEqual(draw(8, 5))
  })

  it('is at least 0 and below 1 for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const outside = draw(seed, 100).filter((fraction) => fraction < 0 || fraction >= 1)
        expect(outside).toEqual([])
      }),
    )
  })

  it('falls into every tenth about equally often', () => {
    const tenths = new Array<number>(10).fill(0)
    for (const fraction of draw(1, 10_000)) {
      const tenth = Math.floor(fraction * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    expect(tenths.filter((count) => count < 900 || count > 1_100)).toEqual([])
  })
})
