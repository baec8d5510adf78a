import { describe, expect, it } from 'vitest'
import { fromPromise, setup, spawnChild } from 'xstate'
import { type ChartCases, casesOf } from './chart.cases.ts'
import { stageChart } from './chart.stage.ts'
import { walkAlong, walksOf } from './chart.walk.ts'
import { lampChart, ovenChart } from './example.charts.ts'

const lampCases = casesOf({
  chart: lampChart,
  inputs: [{ isBroken: false }],
  events: [{ type: 'lamp.press' }],
  answers: { glow: [undefined] },
})
const ovenCases = casesOf({ chart: ovenChart, inputs: [undefined], events: [] })

/** Walks one chart along the paths of another, or along its own. */
async function walk(paths: ChartCases, walked = paths): Promise<void> {
  const chart = stageChart(walked)
  for (const path of walksOf(paths).paths) await walkAlong(chart, path)
}

describe('walking a chart along its paths', () => {
  it.each([lampCases, ovenCases])(
    'finds nothing wrong with a sound one: $chart.id',
    async (cases) => {
      await expect(walk(cases)).resolves.toBeUndefined()
    },
  )

  it('reports a deviation as a story, with the expected and the reached state', async () => {
    const stubborn = { ...lampCases, guards: { isSound: () => false } }
    await expect(walk(lampCases, stubborn)).rejects.toMatchObject({
      message: expect.stringContaining(
        [
          'lamp deviates from its description:',
          '   start {"isBroken":false}',
          '   1. lamp.press',
          '',
        ].join('\n'),
      ),
      expected: { value: { bulb: 'lit', button: {} }, actors: ['glow'] },
      actual: { value: { bulb: 'dark', button: {} }, actors: [] },
    })
  })

  it('finds a delay of another length', async () => {
    const slow = { ...ovenCases, chart: ovenChart.provide({ delays: { lightTime: 90_000 } }) }
    await expect(walk(ovenCases, slow)).rejects.toMatchObject({
      expected: { timers: [20_000, 60_000] },
      actual: { timers: [60_000, 90_000] },
    })
  })

  it('finds a delay that ends at once because its length is not defined', async () => {
    const egg = setup({ types: { events: {} as { type: 'egg.boil' } } }).createMachine({
      id: 'egg',
      initial: 'raw',
      states: {
        raw: { on: { 'egg.boil': 'boiling' } },
        boiling: { after: { boilingTime: 'hard' } },
        hard: {},
      },
    })
    const cases = casesOf({ chart: egg, inputs: [undefined], events: [{ type: 'egg.boil' }] })
    await expect(walk(cases)).rejects.toMatchObject({
      expected: { value: 'hard', ended: [] },
      actual: { value: 'hard', ended: ['xstate.after.boilingTime.egg.boiling'] },
    })
  })

  it('finds an actor that is left behind when another one takes its name', async () => {
    const kitchen = setup({
      types: { events: {} as { type: 'kitchen.callCook' } },
      actors: { cook: fromPromise(async () => {}) },
      actions: { callCook: spawnChild('cook', { id: 'cook' }) },
    }).createMachine({ id: 'kitchen', on: { 'kitchen.callCook': { actions: 'callCook' } } })
    const call = { type: 'kitchen.callCook' } as const
    const cases = casesOf({ chart: kitchen, inputs: [undefined], events: [call] })
    await expect(walk(cases)).rejects.toMatchObject({
      expected: { actors: ['cook'] },
      actual: { actors: ['cook', 'cook'] },
    })
  })
})
