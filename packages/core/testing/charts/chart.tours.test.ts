import { describe, expect, it } from 'vitest'
import { type ChartCases, casesOf } from './chart.cases.ts'
import { type ChartPath, exploreChart, keyOf } from './chart.graph.ts'
import { toursOf } from './chart.tours.ts'
import { lampChart, ovenChart } from './example.charts.ts'

const lampCases = casesOf({
  chart: lampChart,
  inputs: [{ isBroken: false }, { isBroken: true }],
  events: [{ type: 'lamp.press' }],
  answers: { glow: [undefined] },
})
const ovenCases = casesOf({
  chart: ovenChart,
  inputs: [undefined],
  events: [{ type: 'oven.look' }],
  answers: { watchBread: [undefined] },
  distinguish: () => null,
})

/** The steps of some paths, each with the place that it leaves. */
function edgesIn(cases: ChartCases, paths: readonly ChartPath[]): readonly string[] {
  const edges = paths.flatMap(({ start, steps }) =>
    steps.map(({ event }, index) => {
      const before = index === 0 ? start : (steps[index - 1]?.moment ?? start)
      return `${keyOf(cases, before)} ${event.type}`
    }),
  )
  return [...new Set(edges)].toSorted()
}

describe('tours of a chart', () => {
  it('go on with edges that no other tour has taken, as long as there are any', () => {
    const tours = toursOf(lampCases, [...exploreChart(lampCases)])
    expect(tours.map(({ input, steps }) => [input, steps.map(({ event }) => event.type)])).toEqual([
      [{ isBroken: false }, ['lamp.press', 'lamp.press', 'xstate.done.actor.glow']],
      [{ isBroken: true }, ['lamp.press']],
    ])
  })

  it.each([lampCases, ovenCases])('take every edge: $chart.id', (cases) => {
    const places = [...exploreChart(cases)]
    const all = edgesIn(
      cases,
      places.flatMap(({ edges }) => edges),
    )
    expect(edgesIn(cases, toursOf(cases, places))).toEqual(all)
  })
})
