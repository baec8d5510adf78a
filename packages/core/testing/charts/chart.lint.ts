import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { statesOf, transitionsOf } from './chart.structure.ts'

/** Timers in browsers and Node have 32 bits; a longer one fires at once. */
const longestTimer = 2 ** 31 - 1

/**
 * Finds faults in a chart that neither the compiler nor a run reveals: an unknown action is skipped, an unknown delay
 * ends at once, as does one that is too long for a timer, an unknown guard or actor throws only when it is reached,
 * and the death of an actor without `onError` ends every ancestor.
 * @returns a sentence for each fault, with its place; none for a sound chart
 */
export function lintChart(chart: AnyStateMachine): readonly string[] {
  return [
    ...(chart.root.description ? [] : [`${chart.id}: the chart has no description`]),
    ...lintImplementations(chart),
    ...statesOf(chart).flatMap((state) =>
      [lintActions, lintGuards, lintDelays, lintInvokes, lintEvents].flatMap((lint) => lint(state)),
    ),
  ]
}

function lintActions(state: AnyStateNode): readonly string[] {
  const { entry, exit } = state.config
  const ofTransitions = transitionsOf(state).flatMap(({ actions }) => actions)
  return [...listed(entry), ...listed(exit), ...ofTransitions].flatMap((action) =>
    lintName(state, 'action', action, state.machine.implementations.actions),
  )
}

function lintGuards(state: AnyStateNode): readonly string[] {
  return transitionsOf(state).flatMap(({ guard }) =>
    guard === undefined
      ? []
      : lintName(state, 'guard', guard, state.machine.implementations.guards),
  )
}

function lintDelays(state: AnyStateNode): readonly string[] {
  return state.after.flatMap(({ delay }) => lintDelay(state, delay))
}

function lintDelay(state: AnyStateNode, delay: unknown): readonly string[] {
  if (/^\d+$/.test(String(delay))) return [`${state.id}: the delay ${delay} is a number: name it`]
  return String(delay) in state.machine.implementations.delays
    ? []
    : [`${state.id}: the delay '${delay}' is unknown`]
}

/** Checks the parts in `setup`: guards composed of others, actions with delays, and the delays. */
function lintImplementations({ root, implementations }: AnyStateMachine): readonly string[] {
  const { guards, actions, delays } = implementations
  return [
    ...partsIn(guards).flatMap((guard) =>
      listed(guard.guards).flatMap((part) => lintName(root, 'guard', part, guards)),
    ),
    ...partsIn(actions).flatMap(({ delay }) => (delay === undefined ? [] : lintDelay(root, delay))),
    ...Object.entries(delays)
      .filter(([, delay]) => Number(delay) > longestTimer)
      .map(([name]) => `${root.id}: the delay '${name}' is above 24.8 days: chunk it`),
  ]
}

function partsIn(implementations: object): Readonly<Record<string, unknown>>[] {
  return Object.values(implementations).map((part) => ({ ...part }))
}

function lintInvokes(state: AnyStateNode): readonly string[] {
  const { actors } = state.machine.implementations
  return listed(state.config.invoke).flatMap((invoke, index) => {
    const { src, id, onError } = fieldsOf(invoke)
    const name = String(id ?? (typeof src === 'string' ? src : index + 1))
    return [
      ...(id === undefined ? [`${state.id}: the invoke '${name}' has no id`] : []),
      ...(onError === undefined ? [`${state.id}: the invoke '${name}' has no onError`] : []),
      ...lintName(state, 'actor', src, actors),
    ]
  })
}

function lintEvents(state: AnyStateNode): readonly string[] {
  const isDotted = /^[a-z][a-zA-Z0-9]*(\.([a-z][a-zA-Z0-9]*|\*))+$/
  return [...state.transitions.keys()]
    .filter((type) => !type.startsWith('xstate.') && !isDotted.test(type))
    .map((type) => `${state.id}: the event '${type}' is not dotted lower case`)
}

const articles = { action: 'an', guard: 'a', actor: 'an' } as const

/** Checks that a part is referred to by a string or `{ type }`, and that its name is known. */
function lintName(
  state: AnyStateNode,
  kind: keyof typeof articles,
  part: unknown,
  known: object,
): readonly string[] {
  const name = typeof part === 'string' ? part : fieldsOf(part).type
  if (typeof part === 'function' || typeof name !== 'string') {
    return [`${state.id}: ${articles[kind]} ${kind} is written into the chart: name it in setup`]
  }
  return name in known ? [] : [`${state.id}: the ${kind} '${name}' is unknown`]
}

function listed(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
