import {
  isAlways,
  rivalsOf,
  type State,
  type Transition,
} from '../../packages/core/testing/charts/chart.structure.ts'

/** A state's path in its chart, or the chart's name for its root. */
export function stateName({ path, machine }: State): string {
  return path.length === 0 ? machine.id : path.join('.')
}

/** What triggers a transition: an event, the end of a delay, an actor's answer or its death. */
export function triggerOf(transition: Transition): string {
  const { eventType, source } = transition
  if (isAlways(transition)) return 'always'
  const delay = source.after.find((after) => after.eventType === eventType)?.delay
  if (delay !== undefined) return `after ${delayText(source, String(delay))}`
  const [, what, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  if (!what) return eventType
  return `${actor === '*' ? 'any other actor' : actor} ${what === 'done' ? 'answered' : 'died'}`
}

function delayText({ machine }: State, name: string): string {
  const delay: unknown = machine.implementations.delays[name]
  return typeof delay === 'number' ? `${name} = ${durationText(delay)}` : name
}

/** A duration in words for people. */
export function durationText(ms: number): string {
  return ms >= 60_000 && ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`
}

/** The name of a transition's guard; `else` for the transition that remains if the guards of its rivals fail. */
export function conditionOf(transition: Transition): string | null {
  const { guard } = transition
  if (guard !== undefined) return nameOf(guard)
  return rivalsOf(transition).length > 1 ? 'else' : null
}

/**
 * The name of a part that a chart names by a string or by `{ type }`.
 * @throws Error if it has no name, which the lint of the charts forbids
 */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  throw new Error('A part of a chart has no name: run the lint of the charts.')
}
