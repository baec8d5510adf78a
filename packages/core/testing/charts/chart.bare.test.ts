import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { createVirtualClock, settle, testEpoch } from '../virtual-clock.ts'
import { allCases } from './all.cases.ts'
import type { ChartCases } from './chart.cases.ts'
import { type ChartPath, exploreChart } from './chart.graph.ts'
import { charts } from './charts.ts'

/** Charts that do not touch the world, so that nothing has to be provided. */
const selfContained = ['content', 'transferPanel', 'usdtGuide']

const worldly = allCases.filter(({ chart }) => !selfContained.includes(chart.id))

describe('a chart that was started without its parts', () => {
  it.each(worldly.map((cases) => [cases.chart.id, cases] as const))(
    'dies with an error that names the missing part, as soon as it needs it: %s',
    async (_, cases) => {
      expect(await deathOf(cases)).toMatch(/'\w+' was not provided: start this chart through/)
    },
  )

  it.each(selfContained)('runs as long as it needs none: %s', async (id) => {
    const cases = allCases.filter(({ chart }) => chart.id === id)
    const deaths = cases.flatMap(({ chart, inputs }) =>
      inputs.map((input) => deathOn(chart, { input, steps: [] })),
    )
    expect(new Set(await Promise.all(deaths))).toEqual(new Set([null]))
  })

  it('does not start an actor that lacks a part itself, whose error its onError would hide', () => {
    const startable = charts.flatMap((chart) =>
      Object.entries(chart.implementations.actors).flatMap(([name, logic]) =>
        canStart(logic) ? [name] : [],
      ),
    )
    expect(startable).toEqual(['content', 'usdtGuide'])
  })
})

function canStart(logic: object): boolean {
  try {
    return Reflect.get(logic, 'start') !== undefined
  } catch {
    return false
  }
}

/** The error by which a chart without provided parts dies, on the shortest path that leads to one; null if it survives every path. */
async function deathOf(cases: ChartCases): Promise<string | null> {
  for (const { path } of exploreChart(cases)) {
    const death = await deathOn(cases.chart, path)
    if (death !== null) return death
  }
  return null
}

async function deathOn(
  chart: AnyStateMachine,
  { input, steps }: Pick<ChartPath, 'input' | 'steps'>,
) {
  const deaths: unknown[] = []
  const clock = createVirtualClock(testEpoch)
  const actor = createActor(chart, {
    clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
    input,
  })
  actor.subscribe({ error: (error) => deaths.push(error) })
  actor.start()
  for (const { event, isDelayEnd } of steps) {
    if (deaths.length > 0) break
    if (isDelayEnd) await clock.step()
    else actor.send(event)
    await settle()
  }
  if (deaths.length === 0) actor.stop()
  return deaths[0] instanceof Error ? deaths[0].message : null
}
