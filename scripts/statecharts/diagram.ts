import {
  type Chart,
  childrenOf,
  isAlways,
  isWithin,
  type State,
  statesOf,
  type Transition,
  transitionsOf,
} from '../../packages/core/testing/charts/chart.structure.ts'
import { conditionOf, stateName, triggerOf } from './labels.ts'

/** One picture of a page, in the text that Mermaid draws. */
export interface Diagram {
  readonly title: string
  readonly text: string
}

/** More states than this in one picture cannot be read on a page. */
const mostStates = 12

/** The pictures of a chart: one with everything inside it, or one for each state that holds others. */
export function diagramsOf(chart: Chart): readonly Diagram[] {
  const isSmall = statesOf(chart).length - 1 <= mostStates
  return isSmall ? [draw(chart.root, true)] : withInner(chart.root)
}

function withInner(state: State): readonly Diagram[] {
  const inner = childrenOf(state).filter((child) => childrenOf(child).length > 0)
  // The regions of a parallel state have nothing to do with one another: each is a picture.
  const own = state.type === 'parallel' ? [] : [draw(state, false)]
  return [...own, ...inner.flatMap(withInner)]
}

/** Draws the inside of a state; states in it are open and show their own, or are closed boxes. */
function draw(frame: State, isOpen: boolean): Diagram {
  const isWrapped = frame.type === 'parallel'
  const edges = edgesOf(frame, isOpen)
  const isUsed = (id: string) => edges.some(({ from, to }) => from === id || to === id)
  const outside = statesOf(frame.machine).filter(
    (state) => !isInside(state, frame) && isUsed(outsideId(state)),
  )
  const lines = [
    // Mermaid draws regions only inside of a state.
    ...(isWrapped ? [`state "${frame.key}" as ${nodeId(frame)} {`] : []),
    ...insideOf(frame, isOpen, isUsed).map((line) => (isWrapped ? `  ${line}` : line)),
    ...(isWrapped ? ['}'] : []),
    ...outside.map((state) => `state "${stateName(state)}" as ${outsideId(state)}`),
    ...edges.map(({ from, to, labels }) => {
      const text = labels.filter((label) => label !== '').join('<br/>')
      return `${from} --> ${to}${text === '' ? '' : ` : ${text}`}`
    }),
    ...(outside.length > 0
      ? [
          'classDef outside stroke-dasharray: 4 3',
          `class ${outside.map(outsideId).join(', ')} outside`,
        ]
      : []),
  ]
  const text = ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n')
  return { title: stateName(frame), text }
}

function insideOf(
  frame: State,
  isOpen: boolean,
  isUsed: (id: string) => boolean,
): readonly string[] {
  const first: State | undefined = frame.type === 'compound' ? frame.initial.target[0] : undefined
  return [
    ...(first ? [`[*] --> ${nodeId(first)}`] : []),
    ...(isUsed(anyId(frame)) ? [`state "any state" as ${anyId(frame)}`] : []),
    ...childrenOf(frame).flatMap((child, index) => [
      ...(frame.type === 'parallel' && index > 0 ? ['--'] : []),
      `state "${child.key}" as ${nodeId(child)}`,
      ...(isOpen && childrenOf(child).length > 0
        ? [
            `state ${nodeId(child)} {`,
            ...insideOf(child, isOpen, isUsed).map((line) => `  ${line}`),
            '}',
          ]
        : []),
      ...(child.type === 'final' ? [`${nodeId(child)} --> [*]`] : []),
    ]),
  ]
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
}

/** The arrows of a picture: one from box to box, with everything that leads there. */
function edgesOf(frame: State, isOpen: boolean): readonly Edge[] {
  const edges = new Map<string, Edge>()
  for (const transition of statesOf(frame.machine).flatMap(transitionsOf)) {
    for (const target of transition.target ?? []) {
      const ends = endsOf(transition, target, frame, isOpen)
      if (!ends) continue
      const [from, to] = ends
      const held = edges.get(`${from} ${to}`)?.labels ?? []
      const labels = [...new Set([...held, labelOf(transition)])]
      edges.set(`${from} ${to}`, { from, to, labels })
    }
  }
  return [...edges.values()]
}

/** The boxes at both ends of a transition, or null when it has no place in this picture. */
function endsOf(
  { source }: Transition,
  target: State,
  frame: State,
  isOpen: boolean,
): readonly [string, string] | null {
  const startsInside = isInside(source, frame)
  const endsInside = isInside(target, frame)
  if (!startsInside && !endsInside) return null
  if (!startsInside && source !== frame && isWithin(frame, source)) return null
  const from = startsInside ? boxOf(source, frame, isOpen) : source
  const to = endsInside ? boxOf(target, frame, isOpen) : target
  if (from === to && source !== target) return null
  const isFromAny = from !== to && isInside(to, from)
  return [
    isFromAny ? anyId(from) : startsInside ? nodeId(from) : outsideId(from),
    endsInside ? nodeId(to) : outsideId(to),
  ]
}

function isInside(state: State, frame: State): boolean {
  return state !== frame && isWithin(state, frame)
}

/** The box that stands for a state: itself, or the closed one around it. */
function boxOf(state: State, frame: State, isOpen: boolean): State {
  return isOpen || !state.parent || state.parent === frame
    ? state
    : boxOf(state.parent, frame, isOpen)
}

function labelOf(transition: Transition): string {
  const condition = conditionOf(transition)
  const words = [
    ...(isAlways(transition) ? [] : [triggerOf(transition)]),
    ...(condition === null ? [] : [`[${condition}]`]),
  ]
  // Mermaid would take these for the end of the label or of the line.
  return words.join(' ').replace(/[:;#]/g, (sign) => `#${sign.charCodeAt(0)};`)
}

function nodeId({ machine, path }: State): string {
  return [machine.id, ...path].join('_')
}

function anyId(state: State): string {
  return `${nodeId(state)}_any`
}

function outsideId(state: State): string {
  return `${nodeId(state)}_outside`
}
