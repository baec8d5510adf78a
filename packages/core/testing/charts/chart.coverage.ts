import {
  type ActorRefLike,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import { isAlways, isErrorEdge, isWithin, rivalsOf, transitionKey } from './chart.structure.ts'

/** The parts of one chart that a run has covered: ids of states, keys of transitions. */
export interface ChartHits {
  readonly states: Set<string>
  /** Transitions that were taken. */
  readonly taken: Set<string>
  /** Guarded transitions that were tried and whose guard refused. */
  readonly refused: Set<string>
}

/** Hits by chart id. */
export type Hits = Map<string, ChartHits>

/** Hits in the form in which they are stored. */
export type PlainHits = Readonly<
  Record<string, Readonly<Record<keyof ChartHits, readonly string[]>>>
>

export function plainHits(hits: Hits): PlainHits {
  return Object.fromEntries(
    [...hits].map(([chart, { states, taken, refused }]) => [
      chart,
      { states: [...states], taken: [...taken], refused: [...refused] },
    ]),
  )
}

/** Collects from the inspection API which states and transitions of any chart were covered. */
export interface CoverageCollector {
  readonly hits: Hits
  /** Give this to a root actor; it sees every actor of the system. */
  inspect(event: InspectionEvent): void
  /** The same, but counts only the transitions that an actor's death causes. */
  inspectDeaths(event: InspectionEvent): void
}

export function createCoverageCollector(): CoverageCollector {
  const hits: Hits = new Map()
  const latest = new WeakMap<ActorRefLike, AnyMachineSnapshot>()

  function recordStates(snapshot: AnyMachineSnapshot): void {
    const { states } = hitsOf(hits, snapshot.machine.id)
    for (const { id } of snapshot._nodes) states.add(id)
  }

  function recordMicrostep({ actorRef, event, snapshot, _transitions }: InspectedMicrostepEvent) {
    if (!isMachineSnapshot(snapshot)) return
    const { states, taken, refused } = hitsOf(hits, snapshot.machine.id)
    for (const transition of _transitions) {
      states.add(transition.source.id)
      taken.add(transitionKey(transition))
      for (const rival of refusedBefore(transition)) refused.add(transitionKey(rival))
    }
    const before = latest.get(actorRef)
    if (before && !_transitions.some(isAlways)) {
      for (const rival of refusedInVain(before, event, _transitions, snapshot)) {
        refused.add(transitionKey(rival))
      }
    }
    recordStates(snapshot)
    latest.set(actorRef, snapshot)
  }

  return {
    hits,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') recordMicrostep(inspected)
      if (inspected.type === '@xstate.snapshot' && isMachineSnapshot(inspected.snapshot)) {
        const { snapshot } = inspected
        recordStates(snapshot)
        latest.set(inspected.actorRef, snapshot)
        const { refused } = hitsOf(hits, snapshot.machine.id)
        for (const transition of restingIn(snapshot)) refused.add(transitionKey(transition))
      }
    },
    inspectDeaths: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      for (const transition of inspected._transitions.filter(isErrorEdge)) {
        hitsOf(hits, transition.source.machine.id).taken.add(transitionKey(transition))
      }
    },
  }
}

function hitsOf(hits: Hits, chart: string): ChartHits {
  const found = hits.get(chart) ?? { states: new Set(), taken: new Set(), refused: new Set() }
  hits.set(chart, found)
  return found
}

/** The rivals before a taken transition, all of whose guards refused. */
function refusedBefore(taken: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const rivals = rivalsOf(taken)
  return rivals.slice(0, rivals.indexOf(taken))
}

/**
 * The transitions of states that were offered an event and took none. A state is offered an event unless a state
 * inside it takes the event. If another region takes a transition, only those transitions count that XState could not
 * have dropped in its favour: their state stays, and their target is no further than its siblings.
 */
function refusedInVain(
  before: AnyMachineSnapshot,
  { type }: AnyEventObject,
  taken: readonly AnyTransitionDefinition[],
  after: AnyMachineSnapshot,
): readonly AnyTransitionDefinition[] {
  return before._nodes.flatMap((state): readonly AnyTransitionDefinition[] => {
    const candidates = candidatesOf(state, type)
    if (taken.some(({ source }) => isWithin(source, state))) return []
    if (taken.length === 0 || taken.some(({ source }) => isWithin(state, source))) return candidates
    const isStill = after._nodes.some(({ id }) => id === state.id)
    return candidates.filter(
      ({ target = [] }) => isStill && target.every(({ parent }) => parent === state.parent),
    )
  })
}

function candidatesOf(state: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  return [...state.transitions].flatMap(([descriptor, candidates]) =>
    doesMatch(descriptor, type) ? candidates : [],
  )
}

function doesMatch(descriptor: string, type: string): boolean {
  return descriptor.endsWith('*') ? type.startsWith(descriptor.slice(0, -1)) : descriptor === type
}

/** The eventless transitions of a chart at rest, all of whose guards have refused. */
function restingIn(snapshot: AnyMachineSnapshot): readonly AnyTransitionDefinition[] {
  return snapshot.status === 'active' ? snapshot._nodes.flatMap(({ always = [] }) => always) : []
}
