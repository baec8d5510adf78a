import type { ChartCases } from './chart.cases.ts'
import {
  type ChartMoment,
  type ChartPath,
  type ChartPlace,
  type ChartStep,
  endOf,
  keyOf,
  stepAgain,
} from './chart.graph.ts'

/** Longer stories of a deviation are hard to read. */
const mostSteps = 60

interface Edge {
  readonly path: ChartPath
  readonly step: ChartStep
  /** The key of the place to which the edge leads. */
  readonly to: string
}

/**
 * Paths that together take every edge of the places. Each begins on the shortest way to an edge and goes on with
 * edges that no path has taken yet, or over one that leads to such an edge.
 */
export function toursOf(cases: ChartCases, places: readonly ChartPlace[]): readonly ChartPath[] {
  const edgesFrom = new Map<string, readonly Edge[]>()
  const untaken = new Map<string, Set<Edge>>()
  for (const { path, edges } of places) {
    const leaving = edges.flatMap((edge) =>
      edge.steps.slice(-1).map((step) => ({ path: edge, step, to: keyOf(cases, step.moment) })),
    )
    const key = keyOf(cases, endOf(path))
    edgesFrom.set(key, leaving)
    untaken.set(key, new Set(leaving))
  }
  const isOpen = (key: string) => (untaken.get(key)?.size ?? 0) > 0

  /** The next step of a tour that has come to a moment, and the edge that it takes. */
  function nextFrom(moment: ChartMoment): readonly [ChartStep, Edge] | null {
    const key = keyOf(cases, moment)
    const wanted = [...(untaken.get(key) ?? [])]
    const leadingOn = () => (edgesFrom.get(key) ?? []).filter(({ to }) => to !== key && isOpen(to))
    for (const edge of wanted.length > 0 ? wanted : leadingOn()) {
      const step = stepAgain(moment, edge.step)
      if (step) return [step, edge]
    }
    return null
  }

  return [...untaken].flatMap(([key, own]) => {
    const tours: ChartPath[] = []
    for (const first of own) {
      own.delete(first)
      const steps = [...first.path.steps]
      let next = nextFrom(endOf(first.path))
      while (next && steps.length < mostSteps) {
        const [step, edge] = next
        const from = steps.length === 0 ? key : keyOf(cases, endOf({ ...first.path, steps }))
        untaken.get(from)?.delete(edge)
        steps.push(step)
        next = nextFrom(step.moment)
      }
      tours.push({ ...first.path, steps })
    }
    return tours
  })
}
