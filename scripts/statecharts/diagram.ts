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

/** One diagram of a page, as Mermaid text. */
export interface Diagram {
  readonly title: string
  readonly text: string
}

/** A diagram with more states than this is not readable on a page. */
const mostStates = 12

/** The diagrams of a chart: one with everything, or one for each state with child states. */
export function diagramsOf(chart: Chart): readonly Diagram[] {
  const isSmall = statesOf(chart).length - 1 <= mostStates
  return isSmall ? [draw(chart.root, true)] : withInner(chart.root)
}

function withInner(state: State): readonly Diagram[] {
  const inner = childrenOf(state).filter((child) => childrenOf(child).length > 0)
  // The regions of a parallel state are independent, so each gets its own diagram.
  const own = state.type === 'parallel' ? [] : [draw(state, false)]
  return [...own, ...inner.flatMap(withInner)]
}

/** Draws the inside of a state. If it is open, its states show their child states; else they are closed boxes. */
function draw(frame: State, isOpen: boolean): Diagram {
  const isWrapped = frame.type === 'parallel'
  const edges = gathered(edgesOf(frame, isOpen), nodeId(frame))
  const isUsed = (id: string) => edges.some(({ from, to }) => from.id === id || to.id === id)
  const inside = insideOf(frame, isOpen, isUsed)
  const beside = boxesOf(edges).filter(({ place }) => place === 'beside')
  const outside = boxesOf(edges).filter(({ place }) => place === 'outside')
  const lines = [
    // Mermaid draws regions only inside a state.
    ...(isWrapped ? [`state "${frame.key}" as ${nodeId(frame)} {`] : []),
    ...inside.map((line) => (isWrapped ? `  ${line}` : line)),
    ...(isWrapped ? ['}'] : []),
    ...[...beside, ...outside].map(({ id, name }) => `state "${name}" as ${id}`),
    ...edges.map(({ from, to, labels }) => {
      const text = labels.filter((label) => label !== '').join('<br/>')
      return `${from.id} --> ${to.id}${text === '' ? '' : ` : ${text}`}`
    }),
    ...(outside.length > 0
      ? [
          'classDef outside stroke-dasharray: 4 3',
          `class ${outside.map(({ id }) => id).join(', ')} outside`,
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
  const any = anyBox(frame)
  const first: State | undefined = frame.type === 'compound' ? frame.initial.target[0] : undefined
  return [
    ...(first ? [`[*] --> ${nodeId(first)}`] : []),
    ...(isUsed(any.id) ? [`state "${any.name}" as ${any.id}`] : []),
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

interface Box {
  readonly id: string
  readonly name: string
  /** `beside`: a made-up box that stands for several states. `outside`: a state that is not in this diagram. */
  readonly place: 'inside' | 'any' | 'beside' | 'outside'
}

interface Edge {
  readonly from: Box
  readonly to: Box
  readonly labels: readonly string[]
}

function boxesOf(edges: readonly Edge[]): readonly Box[] {
  const boxes = edges.flatMap(({ from, to }) => [from, to])
  return [...new Map(boxes.map((box) => [box.id, box])).values()]
}

/** The arrows of a diagram: one for each pair of boxes, with all labels. */
function edgesOf(frame: State, isOpen: boolean): readonly Edge[] {
  const edges = new Map<string, Edge>()
  for (const transition of statesOf(frame.machine).flatMap(transitionsOf)) {
    for (const target of transition.target ?? []) {
      const ends = endsOf(transition, target, frame, isOpen)
      if (!ends) continue
      const [from, to] = ends
      const earlier = edges.get(`${from.id} ${to.id}`)?.labels ?? []
      const labels = [...new Set([...earlier, labelOf(transition)])]
      edges.set(`${from.id} ${to.id}`, { from, to, labels })
    }
  }
  return [...edges.values()]
}

/** Merges arrows that differ only in where they start: they come from one box that names all these states. */
function gathered(edges: readonly Edge[], frame: string): readonly Edge[] {
  const alike = (edge: Edge) =>
    edges.filter(
      ({ from, to, labels }) =>
        from.place === 'inside' && to.id === edge.to.id && labels.join() === edge.labels.join(),
    )
  return edges.flatMap((edge) => {
    const group = alike(edge)
    if (group.length < 3 || !group.includes(edge)) return [edge]
    if (group[0] !== edge) return []
    const from: Box = {
      id: `${frame}_to_${edge.to.id}`,
      name: group.map((one) => one.from.name).join('<br/>'),
      place: 'beside',
    }
    return [{ ...edge, from }]
  })
}

/** The boxes at both ends of a transition, or null if it is not in this diagram. */
function endsOf(
  { source }: Transition,
  target: State,
  frame: State,
  isOpen: boolean,
): readonly [Box, Box] | null {
  const startsInside = isInside(source, frame)
  const endsInside = isInside(target, frame)
  if (!startsInside && !endsInside) return null
  if (!startsInside && source !== frame && isWithin(frame, source)) return null
  const from = startsInside ? shown(source, frame, isOpen) : source
  const to = endsInside ? shown(target, frame, isOpen) : target
  if (from === to && !(source === from && target === from)) return null
  const isFromAny = from !== to && isInside(to, from)
  return [isFromAny ? anyBox(from) : boxOf(from, startsInside), boxOf(to, endsInside)]
}

function boxOf(state: State, isInFrame: boolean): Box {
  return isInFrame
    ? { id: nodeId(state), name: state.key, place: 'inside' }
    : { id: `${nodeId(state)}_outside`, name: stateName(state), place: 'outside' }
}

/** A box that stands for every state inside another. */
function anyBox(state: State): Box {
  return { id: `${nodeId(state)}_any`, name: 'any state', place: 'any' }
}

function isInside(state: State, frame: State): boolean {
  return state !== frame && isWithin(state, frame)
}

/** The state that is drawn for a state: itself, or the closed box around it. */
function shown(state: State, frame: State, isOpen: boolean): State {
  return isOpen || !state.parent || state.parent === frame
    ? state
    : shown(state.parent, frame, isOpen)
}

function labelOf(transition: Transition): string {
  const condition = conditionOf(transition)
  const words = [
    ...(isAlways(transition) ? [] : [triggerOf(transition)]),
    ...(condition === null ? [] : [`[${condition}]`]),
  ]
  // Mermaid would read these as the end of the label or of the line.
  return words.join('<br/>').replace(/[:;#]/g, (sign) => `#${sign.charCodeAt(0)};`)
}

function nodeId({ machine, path }: State): string {
  return [machine.id, ...path].join('_')
}
