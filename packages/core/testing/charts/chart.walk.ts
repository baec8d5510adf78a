import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { AnyStateMachine, InspectionEvent } from 'xstate'
import type { ChartCases } from './chart.cases.ts'
import { type DrivenChart, driveChart } from './chart.driver.ts'
import {
  type ChartMoment,
  type ChartPath,
  type ChartPlace,
  type ChartStep,
  distinguish,
  endOf,
  exploreChart,
} from './chart.graph.ts'
import type { Transition } from './chart.structure.ts'
import { toursOf } from './chart.tours.ts'

/** The paths that take every event in every state that the cases distinguish. */
export interface ChartWalks {
  readonly states: number
  readonly edges: number
  /** In how many states a delay runs that never ends there, because a shorter one ends first. */
  readonly overtaken: number
  readonly paths: readonly ChartPath[]
}

/** Calculates the walks of a chart; nothing is executed. */
export function walksOf(cases: ChartCases): ChartWalks {
  const places = [...exploreChart(cases)]
  const edges = places.flatMap((place) => place.edges)
  return {
    states: places.length,
    edges: edges.length,
    overtaken: overtakenIn(cases, places),
    paths: toursOf(cases, places),
  }
}

function overtakenIn(cases: ChartCases, places: readonly ChartPlace[]): number {
  const ending = new Set<string>()
  const running = new Set<string>()
  for (const { path } of places) {
    const { delays, snapshot } = endOf(path)
    const names = delays.map(({ event }) => `${event.type} in ${distinguish(cases, snapshot)}`)
    for (const name of names) running.add(name)
    for (const name of names.slice(0, 1)) ending.add(name)
  }
  return running.size - ending.size
}

/**
 * Drives a staged chart along a path. After each step it checks that the chart's state and context, the time, its
 * timers and its running actors are the calculated ones, and that no delay ends except at its own step; after the
 * stop, that nothing is left behind.
 * @param taken collects the transitions that the chart takes
 * @throws the path as a story when the chart deviates from it
 */
export async function walkAlong(
  chart: AnyStateMachine,
  path: ChartPath,
  taken: Set<Transition> = new Set(),
): Promise<void> {
  const ended: string[] = []
  const delayEnds = new Set(path.steps.filter((step) => step.isDelayEnd).map(typeOf))
  const driven = driveChart(chart, path.input, (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return
    for (const transition of inspected._transitions) taken.add(transition)
    const { type } = inspected.event
    if (type.startsWith('xstate.after.') || delayEnds.has(type)) ended.push(type)
  })
  const compare = (expected: object, reached: object, steps: readonly ChartStep[], last = '') => {
    if (isDeepStrictEqual(reached, expected)) return
    expect(reached, storyOf(chart, path.input, steps, last)).toEqual(expected)
  }

  compare(expectedAt(path.start), reachedBy(driven, ended), [])
  for (const [index, step] of path.steps.entries()) {
    const steps = path.steps.slice(0, index + 1)
    await driven.take(step)
    compare(expectedAt(step.moment, step), reachedBy(driven, ended), steps)
  }
  driven.stop()
  const left = { timers: driven.timers(), actors: driven.waiting() }
  compare({ timers: [], actors: [] }, left, path.steps, 'stopped')
}

function expectedAt({ actors, at, delays, snapshot }: ChartMoment, step?: ChartStep): object {
  const { context, error, output, status, value } = snapshot
  return {
    ...{ status, value, context, output, error, at },
    timers: delays.map(({ endsAt }) => endsAt - at),
    actors: actors.map(({ id }) => id).toSorted(),
    ended: step?.isDelayEnd ? [step.event.type] : [],
  }
}

function typeOf({ event }: ChartStep): string {
  return event.type
}

function reachedBy(driven: DrivenChart, ended: string[]): object {
  const { context, error, output, status, value } = driven.snapshot()
  return {
    ...{ status, value, context, output, error },
    at: driven.at(),
    timers: driven.timers(),
    actors: driven.waiting(),
    ended: ended.splice(0),
  }
}

function storyOf(
  { id }: AnyStateMachine,
  input: unknown,
  steps: readonly ChartStep[],
  last: string,
): string {
  return [
    `${id} deviates from its description:`,
    `   start ${input === undefined ? '' : JSON.stringify(input)}`,
    ...steps.map(({ event, moment }, index) => {
      const { type, actorId: _actor, ...rest } = event
      const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
      const time = moment.at > 0 ? ` at ${moment.at} ms` : ''
      return `${String(index + 1).padStart(4)}. ${type}${details}${time}`
    }),
    ...(last ? [`      ${last}`] : []),
    '',
  ].join('\n')
}
