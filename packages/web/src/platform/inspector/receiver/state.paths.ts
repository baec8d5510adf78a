import { asFields, type Fields } from './receiver.messages.ts'

/** From the outermost state to the innermost, such as `signedIn`, `active`. */
export type StatePath = readonly string[]

/** The innermost active states of a chart; several where regions are parallel. */
export function activePaths(value: unknown): readonly StatePath[] {
  if (typeof value === 'string') return [[value]]
  return Object.entries(asFields(value)).flatMap(([name, inner]) => {
    const paths = activePaths(inner)
    return paths.length === 0 ? [[name]] : paths.map((path) => [name, ...path])
  })
}

/** `signedIn › active`, one text for each region. */
export function stateTexts(value: unknown): readonly string[] {
  return activePaths(value).map(textOf)
}

/** The states that all regions share, if any, and each region without them. */
export function sharedStates(value: unknown): { shared: string; own: readonly string[] } {
  const paths = activePaths(value)
  const [first = []] = paths
  const differing = first.findIndex((name, index) => paths.some((path) => path[index] !== name))
  const depth = paths.length > 1 ? Math.max(0, differing) : 0
  return {
    shared: textOf(first.slice(0, depth)),
    own: paths.map((path) => textOf(path.slice(depth))),
  }
}

function textOf(path: StatePath): string {
  return path.join(' › ')
}

/** What the chart itself says about a state and those around it, from the outermost inwards. */
export function describeState(definition: Fields, path: StatePath): readonly string[] {
  const [name, ...rest] = path
  if (name === undefined) return []
  const state = asFields(asFields(definition.states)[name])
  const own = typeof state.description === 'string' ? [state.description] : []
  return [...own, ...describeState(state, rest)]
}
