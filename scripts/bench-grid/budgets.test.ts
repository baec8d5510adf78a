import { describe, expect, it } from 'vitest'
import type { GridRun } from '../../packages/web/bench/figures.ts'
import { judge, slowPercent, summaries } from './budgets.ts'

const few = { elements: 200, nodes: 300 }
const run: GridRun = { firstPaintMs: 100, framesMs: [16, 17, 16, 17], atRest: few, most: few }
const naive = { ...run, firstPaintMs: 2_000 }
const quick = { characterMs: [20], suggestionsMs: [30], heartMs: [40, 45, 90] }

const broken = (ours: Partial<GridRun>, site = quick) =>
  judge({ grids: { naive: [naive], ours: [{ ...run, ...ours }], library: [run] }, site })
    .filter(({ isKept }) => !isKept)
    .map(({ what, measured }) => `${what}: ${measured}`)

describe('the budgets of the grid', () => {
  it('are met at their limits', () => {
    const framesMs = Array.from({ length: 100 }, (_, index) => (index < 2 ? 50 : 33.3))
    expect(broken({ framesMs, most: { elements: 300, nodes: 400 } })).toEqual([])
  })

  it.each([
    [{ firstPaintMs: 101 }, ['first paint, against all cards: 19.8 times faster']],
    [
      { firstPaintMs: 111 },
      [
        'first paint, against all cards: 18.0 times faster',
        'first paint, against the library: 1.11 of its time',
      ],
    ],
    [{ framesMs: [16, 50, 16, 16] }, ['frames above 33 ms while scrolling: 25.0 %']],
    [{ framesMs: [] }, ['frames above 33 ms while scrolling: 100.0 %']],
    [{ most: { elements: 399, nodes: 401 } }, ['nodes in the grid at any time: 401']],
  ])('are broken by %j', (ours, problems) => {
    expect(broken(ours)).toEqual(problems)
  })

  it('are broken if the median of the presses takes too long', () => {
    expect(broken({}, { ...quick, characterMs: [40, 51, 60], heartMs: [50] })).toEqual([
      'key to character: 51.0 ms, slowest 60',
    ])
  })
})

describe('the summary of several runs', () => {
  it('compares two versions within each run and takes the median', () => {
    const took = (...times: number[]) => times.map((firstPaintMs) => ({ ...run, firstPaintMs }))
    const grids = {
      naive: took(9_000),
      ours: took(300, 100, 400),
      library: took(400, 50, 400),
    }
    expect(
      judge({ grids, site: quick })
        .slice(0, 2)
        .map(({ measured }) => measured),
    ).toEqual(['30.0 times faster', '1.00 of its time'])
  })

  it('takes the shortest time and the largest number of nodes', () => {
    const runs = [
      { ...run, firstPaintMs: 300, framesMs: [10, 40], most: { elements: 210, nodes: 310 } },
      { ...run, firstPaintMs: 100, framesMs: [10, 20], most: { elements: 220, nodes: 305 } },
      { ...run, firstPaintMs: 200, framesMs: [10, 10, 10, 50] },
    ]
    const [first] = summaries({ grids: { naive: runs, ours: [run], library: [run] } })
    expect(first).toEqual({
      version: 'naive',
      firstPaintMs: 100,
      slowFramesPercent: 0,
      longestFrameMs: 20,
      atRest: few,
      most: { elements: 220, nodes: 310 },
    })
  })

  it('counts a frame as slow if it takes more than two refreshes of a 60 Hz display', () => {
    expect(slowPercent([33.3, 33.4, 16.7, 50])).toBe(25)
  })
})
