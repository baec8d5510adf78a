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
  it('ends the shorter of two delays first, and lets actors answer only while they run', () => {
    const places = [...exploreChart(ovenCases)].map(({ path, edges }) => ({
      path: path.steps.map(({ event }) => event.type),
      edges: edges.map(({ steps }) => steps.at(-1)?.event.type),
    }))
    expect(places).toEqual([
      { path: [], edges: ['oven.look', burnt, light] },
      { path: [burnt], edges: ['oven.look', light] },
      { path: [light], edges: [burnt, baking] },
      { path: [burnt, light], edges: [] },
      { path: [light, baking], edges: [] },
    ])
  })

  it('calculates for each moment the time, the running actors and the ends of delays', () => {
    const moments = [...exploreChart(ovenCases)].map(({ path }) => {
      const { actors, at, delays } = endOf(path)
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

  it('does not multiply the other states by those of an independent region', () => {
    const places = (independent: readonly string[]) =>
      [...exploreChart({ ...ovenCases, independent })].length
    expect([places([]), places(['light']), places(['light', 'bread'])]).toEqual([5, 5, 4])
  })

  it('stops if the cases distinguish too many states', () => {
    const { distinguish: _same, ...cases } = ovenCases
    expect(() => [...exploreChart(cases, 50)]).toThrow(
      'oven has more than 50 states: distinguish fewer of them',
    )
  })
})
