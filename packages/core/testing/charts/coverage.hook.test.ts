import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { settle } from '../virtual-clock.ts'
import { exploreChart } from './chart.graph.ts'
import { asGenerated, watchAllCharts } from './coverage.hook.ts'
import { houseChart, lampChart } from './example.charts.ts'

const { hits } = watchAllCharts()
const takenOf = (chart: string) => [...(hits.get(chart)?.taken ?? [])]

describe('watching all charts', () => {
  it('counts transitions out of the initial state before the chart is started', () => {
    hits.delete('lamp')
    createActor(lampChart.provide({}), { input: { isBroken: true } })
    expect(takenOf('lamp')).toEqual(['lamp.bulb.deciding always #1'])
  })

  it('uses one collector, however often it is requested', () => {
    expect(watchAllCharts().hits).toBe(hits)
  })

  it('counts only deaths of actors in a generated walk', async () => {
    hits.delete('lamp')
    const glow = fromPromise<void>(async () => Promise.reject(new Error('burnt out')))
    const chart = asGenerated(lampChart.provide({ actors: { glow } }))
    createActor(chart, { input: { isBroken: false } })
      .start()
      .send({ type: 'lamp.press' })
    await settle()
    expect(takenOf('lamp')).toEqual(['lamp.bulb.lit xstate.error.actor.glow #1'])
  })

  it('ignores paths that are only calculated', () => {
    hits.delete('house')
    const places = exploreChart({
      chart: houseChart.provide({}),
      inputs: [undefined],
      events: [{ type: 'door.open' }, { type: 'door.close' }],
    })
    const ways = [...places].map(({ path }) => path.steps.map(({ event }) => event.type))
    expect([ways, takenOf('house')]).toEqual([
      [[], ['door.open'], ['door.open', 'xstate.after.evening.house.inside.hall']],
      [],
    ])
  })
})
