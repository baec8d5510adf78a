import { describe, expect, it } from 'vitest'
import { contentMachine } from '../../src/content/content.machine.ts'
import { type ChartCases, chartCases } from './chart.cases.ts'
import { type DrivenChart, driveChart } from './chart.driver.ts'
import { type ChartPath, shortestPaths } from './chart.paths.ts'
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
  it.each(invokes)('lives on, says so and keeps its others: $invoke of $state', async (one) => {
    // The root says so with the content chart; every other chart does with a tag of its own.
    const real = one.invoke === 'content' ? {} : { content: contentMachine }
    const driven = await driveChart(casesOf(one.chart), pathTo(one), real)
    const others = Object.keys(driven.actors()).filter((id) => id !== one.invoke)

    await driven.kill(one.invoke)

    expect({
      status: driven.snapshot().status,
      isTold: driven.hasTag('failure') || reasonForSilence(one) !== null,
      ended: others.filter((id) => isMissed(driven, id)),
    }).toEqual({ status: 'active', isTold: true, ended: [] })
    driven.stop()
  })
})

function casesOf(chart: string): ChartCases {
  const found = chartCases.find((cases) => cases.chart.id === chart)
  if (!found) throw new Error(`${chart} invokes actors: give it cases in chart.cases.ts`)
  return found
}

const paths = new Map<string, readonly ChartPath[]>()

/** The shortest way to a state. */
function pathTo({ chart, state }: Invoke): ChartPath {
  const known = paths.get(chart) ?? shortestPaths(casesOf(chart))
  paths.set(chart, known)
  const [found] = known
    .filter((path) => path.state._nodes.some(({ id }) => id === state))
    .sort((one, other) => one.events.length - other.events.length)
  if (!found) throw new Error(`no case of ${chart} leads to ${state}: add one in chart.cases.ts`)
  return found
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
