import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  initialTransition,
  type SpecialExecutableAction,
  transition,
} from 'xstate'
import type { ChartCases } from './chart.cases.ts'
import { stageChart } from './chart.stage.ts'
import { actorsOf } from './chart.structure.ts'

/** A running delay. */
interface RunningDelay {
  /** The id with which the chart cancels it. */
  readonly id: string | undefined
  readonly event: AnyEventObject
  readonly endsAt: number
}

/** A chart between two events. */
export interface ChartMoment {
  readonly snapshot: AnyMachineSnapshot
  /** Milliseconds since the start; only delays take time. */
  readonly at: number
  /** Sorted by their end, the earliest first. */
  readonly delays: readonly RunningDelay[]
  /** The actors that have not answered yet. */
  readonly actors: readonly AnyActorRef[]
}

export interface ChartStep {
  /** Answers of actors and ends of delays are events too. */
  readonly event: AnyEventObject
  readonly isDelayEnd: boolean
  readonly moment: ChartMoment
}

/** A sequence of steps from the start of a chart. */
export interface ChartPath {
  readonly input: unknown
  readonly start: ChartMoment
  readonly steps: readonly ChartStep[]
}

/** A state that the cases distinguish from others. */
export interface ChartPlace {
  /** The shortest path that leads here. */
  readonly path: ChartPath
  /** That path with one more step, for each event that is taken here. */
  readonly edges: readonly ChartPath[]
}

/**
 * All states that the cases can reach in a chart, calculated from the chart's own description, nearest to the start
 * first; nothing is executed. Of several running delays only the earliest can end, and which one that is distinguishes
 * places: an order of events that time makes impossible is not a path.
 * @throws when there are too many places to explore
 */
export function* exploreChart(cases: ChartCases, mostPlaces = 5_000): Generator<ChartPlace> {
  const chart = stageChart(cases)
  const events: readonly AnyEventObject[] = [...cases.events, ...answersOf(cases)]
  const paths = new Map<string, ChartPath>()
  const add = (path: ChartPath) => {
    const key = keyOf(cases, endOf(path))
    if (!paths.has(key)) paths.set(key, path)
    if (paths.size > mostPlaces) {
      throw new Error(`${chart.id} has more than ${mostPlaces} states: distinguish fewer of them`)
    }
  }

  for (const input of cases.inputs) add({ input, start: startOf(chart, input), steps: [] })
  // The map grows during the loop, until no edge leads to a new place.
  for (const path of paths.values()) {
    const edges = stepsFrom(endOf(path), events).map((step) => ({
      ...path,
      steps: [...path.steps, step],
    }))
    edges.forEach(add)
    yield { path, edges }
  }
}

/** Where a path leads. */
export function endOf({ start, steps }: ChartPath): ChartMoment {
  return steps.at(-1)?.moment ?? start
}

function answersOf({ answers = {} }: ChartCases): readonly AnyEventObject[] {
  return Object.entries(answers).flatMap(([actorId, outputs]) =>
    outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
  )
}

/** The part of a snapshot by which the cases distinguish places, as text. */
export function distinguish(cases: ChartCases, { context, value }: AnyMachineSnapshot): string {
  const states = JSON.stringify(value, (key, part) =>
    isIndependent(cases, key) ? undefined : part,
  )
  return `${states} ${JSON.stringify(cases.distinguish ? cases.distinguish(context) : context)}`
}

function isIndependent({ independent = [] }: ChartCases, region: string): boolean {
  return process.env.CROUPIER_MATRIX !== 'all' && independent.includes(region)
}

/** What tells a moment's place from others, as text. */
export function keyOf(cases: ChartCases, { actors, delays, snapshot }: ChartMoment): string {
  const running = actors.map(({ id }) => id).toSorted()
  return [distinguish(cases, snapshot), ...running, delays[0]?.event.type].join(' ')
}

function startOf(chart: AnyStateMachine, input: unknown): ChartMoment {
  const [snapshot, actions] = initialTransition(chart, input)
  return momentOf(snapshot, 0, delaysAfter([], actions, 0), [])
}

/** All possible next steps: one of the events, an answer of a running actor, or the end of a delay. */
function stepsFrom(before: ChartMoment, events: readonly AnyEventObject[]): readonly ChartStep[] {
  const { actors, delays, snapshot } = before
  const running = new Set(actors.map(({ id }) => id))
  const given = events.filter(({ actorId }) => actorId === undefined || running.has(actorId))
  const isTaken = (event: AnyEventObject) =>
    snapshot.machine.getTransitionData(snapshot, event).length > 0
  return [
    ...given.filter(isTaken).map((event) => stepFrom(before, event, [])),
    ...delays.slice(0, 1).map((delay) => stepFrom(before, delay.event, [delay])),
  ]
}

/** The same step from another moment of the same place, or null if that moment does not allow it. */
export function stepAgain(before: ChartMoment, { event, isDelayEnd }: ChartStep): ChartStep | null {
  const [delay] = before.delays
  if (isDelayEnd) return delay ? stepFrom(before, delay.event, [delay]) : null
  const { actors, snapshot } = before
  const isRunning = event.actorId === undefined || actors.some(({ id }) => id === event.actorId)
  const isTaken = snapshot.machine.getTransitionData(snapshot, event).length > 0
  return isRunning && isTaken ? stepFrom(before, event, []) : null
}

function stepFrom(
  { actors, at, delays, snapshot }: ChartMoment,
  event: AnyEventObject,
  ended: readonly RunningDelay[],
): ChartStep {
  const [next, actions] = transition(stepsFor(snapshot), snapshot, event)
  const now = ended[0]?.endsAt ?? at
  const gone = actorsOf(snapshot).filter(
    (actor) => !actors.includes(actor) || actor.id === event.actorId,
  )
  return {
    event,
    isDelayEnd: ended.length > 0,
    moment: momentOf(next, now, delaysAfter(delays.slice(ended.length), actions, now), gone),
  }
}

/** The bare transition function of a chart: XState would restart the whole logic for each calculated step. */
function stepsFor(before: AnyMachineSnapshot): ActorLogic<AnyMachineSnapshot, AnyEventObject> {
  return {
    transition: (snapshot, event, scope) => before.machine.transition(snapshot, event, scope),
    getInitialSnapshot: () => before,
    getPersistedSnapshot: (snapshot) => snapshot,
  }
}

/** The moment after a step; a chart that has ended has cancelled everything. */
function momentOf(
  snapshot: AnyMachineSnapshot,
  at: number,
  delays: readonly RunningDelay[],
  gone: readonly AnyActorRef[],
): ChartMoment {
  if (snapshot.status !== 'active') return { snapshot, at, delays: [], actors: [] }
  const actors = actorsOf(snapshot).filter((actor) => !gone.includes(actor))
  return { snapshot, at, delays, actors }
}

function delaysAfter(
  running: readonly RunningDelay[],
  actions: readonly ExecutableActionObject[],
  now: number,
): readonly RunningDelay[] {
  let delays = running
  for (const action of actions) {
    if (isCancel(action)) delays = delays.filter(({ id }) => id !== action.params.sendId)
    if (isRaise(action) && action.params.delay !== undefined) {
      const { id, event, delay } = action.params
      delays = [...delays, { id, event, endsAt: now + Math.max(0, delay) }]
    }
  }
  return delays.toSorted((one, other) => one.endsAt - other.endsAt)
}

type Raise = Extract<SpecialExecutableAction, { type: 'xstate.raise' }>
type Cancel = ExecutableActionObject & { readonly params: { readonly sendId: string } }

function isRaise(action: ExecutableActionObject): action is Raise {
  return action.type === 'xstate.raise'
}

function isCancel(action: ExecutableActionObject): action is Cancel {
  return action.type === 'xstate.cancel'
}
