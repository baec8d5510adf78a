import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every state of a chart in document order, beginning with the root. */
export function statesOf(chart: AnyStateMachine): readonly AnyStateNode[] {
  return withInner(chart.root)
}

function withInner(state: AnyStateNode): AnyStateNode[] {
  return [state, ...childrenOf(state).flatMap(withInner)]
}

/** The states directly inside a state. */
export function childrenOf(state: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(state.states)
}

/** The transitions that leave a state by themselves come last; the rest as they are written. */
export function transitionsOf(state: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...state.transitions.values()].flat(), ...(state.always ?? [])]
}

/** The transitions that compete for the same event in one state, in the order they are asked. */
export function rivalsOf(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const { source, eventType } = transition
  return (isAlways(transition) ? source.always : source.transitions.get(eventType)) ?? []
}

/** Whether a transition waits for no event. */
export function isAlways({ eventType }: AnyTransitionDefinition): boolean {
  return eventType === ''
}

/** Whether a transition answers the death of an invoked actor. */
export function isErrorEdge({ eventType }: AnyTransitionDefinition): boolean {
  return eventType.startsWith('xstate.error.')
}

/**
 * A name that stays the same when implementations are provided, which makes a chart anew: state,
 * event, and the transition's place among its rivals.
 */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const event = isAlways(transition) ? 'always' : transition.eventType
  return `${transition.source.id} ${event} #${rivalsOf(transition).indexOf(transition) + 1}`
}
