import { describe, expect, it } from 'vitest'
import { median, summaryOf } from './summary.ts'
import { sent, visitOf } from './visit.fixture.ts'

const weigh = () => 600

describe('the median', () => {
  it.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('nothing was measured')
  })
})

describe('the summary of all rounds', () => {
  it('has the median of each figure, and the visits that were made', () => {
    const paints = [900, 1_500, 1_100]
    const rounds = paints.map((largestPaintMs, index) => ({
      floor: visitOf({ blockedMs: 100 * (index + 1) }),
      visits: { login: visitOf({ largestPaintMs }) },
    }))
    const { floor, visits } = summaryOf(rounds, weigh)
    expect(floor.blockedMs).toBe(200)
    expect(visits.map(({ name, visit }) => [name, visit.largestPaintMs])).toEqual([
      ['login', 1_100],
    ])
  })

  it('counts what was sent until the first view and until idle, pictures only by their bytes', () => {
    const visit = visitOf({
      firstViewMs: 500,
      sent: [
        sent(),
        sent({ sentMs: 499, isScript: false }),
        sent({ sentMs: 500 }),
        sent({ sentMs: 600, isPicture: true, isScript: false, bytes: 50 }),
      ],
    })
    const { floor } = summaryOf([{ floor: visit, visits: {} }], weigh)
    expect(floor).toMatchObject({
      untilFirstView: { requests: 2, bytes: 2_000 },
      untilIdle: { requests: 3, bytes: 3_050 },
      scriptBytes: 1_200,
    })
  })

  it('has no first view of a walk, and the slowest interactions of the slowest round', () => {
    const walked = (...took: number[]) =>
      visitOf({
        largestPaintMs: null,
        firstViewMs: null,
        interactions: took.map((ms) => ({ ms, what: 'click on button' })),
      })
    const { visits } = summaryOf(
      [walked(80, 40), walked(), walked(120, 16)].map((walk) => ({
        floor: visitOf(),
        visits: { walk },
      })),
      weigh,
    )
    expect(visits[0]?.visit).toMatchObject({
      largestPaintMs: null,
      untilFirstView: null,
      worstInteractionMs: 80,
      slowest: [{ ms: 120 }, { ms: 16 }],
    })
  })
})
