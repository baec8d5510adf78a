import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ChartCases } from './chart.cases.ts'

/** What happens to a chart on the way to one of its states. */
export interface ChartPath {
  readonly input: unknown
  /** After the start. An actor's answer and a delay's end are events too. */
  readonly events: readonly AnyEventObject[]
  readonly state: AnyMachineSnapshot
}

/**
 * The shortest ways through a chart, one to each state that the cases tell apart. Nothing is executed,
 * no time passes and no actor dies.
 */
export function shortestPaths(cases: ChartCases): readonly ChartPath[] {
  const chart = cases.chart.provide({ guards: cases.guards ?? {} })
  const known: readonly AnyEventObject[] = [...cases.events, ...answersOf(cases)]
  const tellApart = cases.tellApart ?? ((context) => context)
  return cases.inputs.flatMap((input) =>
    getShortestPaths(chart, {
      input,
      events: (state) => [...known, ...delaysOf(state)],
      filterEvents: (state, event) => state.machine.getTransitionData(state, event).length > 0,
      serializeState: ({ value, context }) => JSON.stringify([value, tellApart(context)]),
      limit: 20_000,
    }).map(({ state, steps }) => ({
      input,
      events: steps.slice(1).map(({ event }) => event),
      state,
    })),
  )
}

function answersOf({ answers }: ChartCases): readonly AnyEventObject[] {
  return Object.entries(answers).flatMap(([actorId, outputs]) =>
    outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
  )
}

function delaysOf({ _nodes }: AnyMachineSnapshot): readonly AnyEventObject[] {
  return _nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))
}
