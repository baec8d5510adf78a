import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate'

export type Chart = AnyStateMachine
export type State = AnyStateNode
export type Transition = AnyTransitionDefinition

/** Every state of a chart in document order, starting with the root. */
export function statesOf(chart: Chart): readonly State[] {
  return withInner(chart.root)
}

function withInner(state: State): State[] {
  return [state, ...childrenOf(state).flatMap(withInner)]
}

/** The states directly inside a state. */
export function childrenOf(state: State): readonly State[] {
  return Object.values(state.states)
}

/** The transitions of a state as they are written, with the eventless ones last. */
export function transitionsOf(state: State): readonly Transition[] {
  return [...[...state.transitions.values()].flat(), ...(state.always ?? [])]
}

/** The transitions that compete for the same event in one state, in the order in which they are tried. */
export function rivalsOf(transition: Transition): readonly Transition[] {
  const { source, eventType } = transition
  return (isAlways(transition) ? source.always : source.transitions.get(eventType)) ?? []
}

/** Whether a state is the other one, or is nested inside it. */
export function isWithin(state: State, other: State): boolean {
  return state === other || (state.parent !== undefined && isWithin(state.parent, other))
}

/** Whether a transition is eventless. */
export function isAlways({ eventType }: Transition): boolean {
  return eventType === ''
}

/** Whether a transition answers the death of an invoked actor. */
export function isErrorEdge({ eventType }: Transition): boolean {
  return eventType.startsWith('xstate.error.')
}

/**
 * A key that stays the same when implementations are provided, which creates a new chart: state, event, and the
 * transition's position among its rivals.
 */
export function transitionKey(transition: Transition): string {
  const event = isAlways(transition) ? 'always' : transition.eventType
  return `${transition.source.id} ${event} #${rivalsOf(transition).indexOf(transition) + 1}`
}

/** The actors of a chart, including those that have answered. */
export function actorsOf({ children }: AnyMachineSnapshot): readonly AnyActorRef[] {
  return Object.values(children)
}
