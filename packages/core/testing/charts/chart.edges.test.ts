import { describe, expect, it } from 'vitest'
import { allCases } from './all.cases.ts'
import { stageChart } from './chart.stage.ts'
import {
  isErrorEdge,
  statesOf,
  type Transition,
  transitionKey,
  transitionsOf,
} from './chart.structure.ts'
import { type ChartWalks, walkAlong, walksOf } from './chart.walk.ts'
import { charts } from './charts.ts'
import { reasonOf } from './coverage.table.ts'

const walks = allCases.map((cases) => {
  const walk = walksOf(cases)
  return [titleOf(cases.chart.id, walk), cases, walk.paths] as const
})

describe('a chart, on every edge of its own description,', () => {
  it('has cases', () => {
    const chartsWithCases = allCases.map(({ chart }) => chart.id)
    expect(chartsWithCases.toSorted()).toEqual(charts.map(({ id }) => id).toSorted())
  })

  it.each(walks)('behaves as described: %s', async (_title, cases, paths) => {
    const chart = stageChart(cases)
    const taken = new Set<Transition>()
    for (const path of paths) await walkAlong(chart, path, taken)

    const untaken = statesOf(chart)
      .flatMap(transitionsOf)
      .filter((transition) => !taken.has(transition) && !isShownElsewhere(transition))
      .map(transitionKey)
    const declared = Object.keys(cases.untaken ?? {})
    expect(untaken.toSorted(), 'transitions that no path takes').toEqual(declared.toSorted())
  })
})

/** Whether a transition cannot be taken, or only when an invoked actor dies, which chart.rejection.test.ts shows. */
function isShownElsewhere(transition: Transition): boolean {
  const { eventType, source } = transition
  const isDeath =
    isErrorEdge(transition) &&
    source.invoke.some(({ id }) => eventType === `xstate.error.actor.${id}`)
  return isDeath || reasonOf(transition) !== null
}

function titleOf(chart: string, { edges, overtaken, paths, states }: ChartWalks): string {
  const late = overtaken > 0 ? `, without ${overtaken} delays that a shorter one overtakes` : ''
  return `${chart}, ${states} states, ${edges} edges in ${paths.length} paths${late}`
}
