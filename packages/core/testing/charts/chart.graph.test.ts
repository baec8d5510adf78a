import { describe, expect, it } from 'vitest'
import { casesOf } from './chart.cases.ts'
import { endOf, exploreChart } from './chart.graph.ts'
import { ovenChart } from './example.charts.ts'

const light = 'xstate.after.lightTime.oven.light.lit'
const baking = 'xstate.after.bakingTime.oven.bread.baking'
const burnt = 'xstate.done.actor.watchBread'

const ovenCases = casesOf({
  chart: ovenChart,
  inputs: [undefined],
  events: [{ type: 'oven.look' }],
  answers: { watchBread: [undefined] },
  distinguish: () => null,
})

describe('exploring a chart', () => {
  it('ends the shorter of two delays first, and has actors answer only while they run', () => {
    const places = [...exploreChart(ovenCases)].map(({ way, edges }) => ({
      way: way.steps.map(({ event }) => event.type),
      edges: edges.map(({ steps }) => steps.at(-1)?.event.type),
    }))
    expect(places).toEqual([
      { way: [], edges: ['oven.look', burnt, light] },
      { way: [burnt], edges: ['oven.look', light] },
      { way: [light], edges: [burnt, baking] },
      { way: [burnt, light], edges: [] },
      { way: [light, baking], edges: [] },
    ])
  })

  it('knows at each moment what time it is, what runs and for how long', () => {
    const moments = [...exploreChart(ovenCases)].map(({ way }) => {
      const { actors, at, delays } = endOf(way)
      return [at, actors.map(({ id }) => id), delays.map(({ endsAt }) => endsAt)]
    })
    expect(moments).toEqual([
      [0, ['watchBread'], [20_000, 60_000]],
      [0, [], [20_000]],
      [20_000, ['watchBread'], [60_000]],
      [20_000, [], []],
      [60_000, [], []],
    ])
  })

  it('stops when the cases tell too many states apart', () => {
    const { distinguish: _same, ...cases } = ovenCases
    expect(() => [...exploreChart(cases, 50)]).toThrow(
      'oven has more than 50 states: tell fewer of them apart',
    )
  })
})
