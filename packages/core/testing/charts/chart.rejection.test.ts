import { describe, expect, it } from 'vitest'
import { contentMachine } from '../../src/app/content/content.machine.ts'
import { allCases } from './all.cases.ts'
import type { ChartCases } from './chart.cases.ts'
import { type DrivenChart, driveChart } from './chart.driver.ts'
import { type ChartPath, endOf, exploreChart } from './chart.graph.ts'
import { stageChart } from './chart.stage.ts'
import { statesOf, transitionsOf } from './chart.structure.ts'
import { charts } from './charts.ts'

interface Invoke {
  readonly chart: string
  readonly invoke: string
  readonly state: string
}

const invokes: readonly Invoke[] = charts.flatMap((chart) =>
  statesOf(chart).flatMap((state) =>
    state.invoke.map(({ id }) => ({ chart: chart.id, invoke: id, state: state.id })),
  ),
)

describe('a chart whose actor dies', () => {
  it.each(invokes)(
    'survives, shows it and keeps its other actors: $invoke of $state',
    async (one) => {
      const driven = await leadInto(one)
      const others = Object.keys(driven.actors()).filter((id) => id !== one.invoke)

      await driven.take(deathOf(one.invoke))

      expect({
        status: driven.snapshot().status,
        isShown: driven.hasTag('failure') || reasonForSilence(one) !== null,
        ended: others.filter((id) => isMissed(driven, id)),
      }).toEqual({ status: 'active', isShown: true, ended: [] })
      driven.stop()
    },
  )
})

function casesOf(chart: string): ChartCases {
  const found = allCases.find((cases) => cases.chart.id === chart)
  if (!found) throw new Error(`${chart} has no cases: give it some in cases/`)
  return found
}

/** The shortest path into a state. */
function pathTo({ chart, state }: Invoke): ChartPath {
  for (const { path } of exploreChart(casesOf(chart))) {
    if (endOf(path).snapshot._nodes.some(({ id }) => id === state)) return path
  }
  throw new Error(`no case of ${chart} leads to ${state}: add one in cases/`)
}

/** Drives a chart into the state that invokes the actor. */
async function leadInto(one: Invoke): Promise<DrivenChart> {
  // The root chart shows a failure through the content chart; every other chart has a tag of its own.
  const real = one.invoke === 'content' ? {} : { content: contentMachine }
  const { input, steps } = pathTo(one)
  const driven = driveChart(stageChart(casesOf(one.chart), real), input)
  for (const step of steps) await driven.take(step)
  return driven
}

function deathOf(actorId: string) {
  const error = new Error(`${actorId} died`)
  return { event: { type: `xstate.error.actor.${actorId}`, actorId, error }, isDelayEnd: false }
}

/** Why a death shows nothing: the description of its edge in the chart; null when there is none. */
function reasonForSilence({ chart, invoke, state }: Invoke): string | null {
  const edge = transitionsOf(casesOf(chart).chart.getStateNodeById(state)).find(
    ({ eventType }) => eventType === `xstate.error.actor.${invoke}`,
  )
  return edge?.description ?? null
}

/** Whether an actor does not run although the chart is in the state that invokes it. */
function isMissed(driven: DrivenChart, id: string): boolean {
  const wanted = driven.snapshot()._nodes.flatMap(({ invoke }) => invoke)
  return wanted.some((invoke) => invoke.id === id) && driven.actors()[id] !== 'active'
}
