import type { Journey, Place } from './journey.ts'

interface Edge<Step extends string> {
  readonly from: string
  readonly step: Step
  readonly to: string
}

/**
 * Walks that take every step of a model from every place that allows it, with few steps in between and
 * none longer than a limit by much.
 */
export function edgeTours<Step extends string, Sight>(
  { start }: Journey<Step, Sight>,
  limit: number,
): readonly (readonly Step[])[] {
  const edges = edgesOf(start)
  const left = new Set([...edges.values()].flat())
  const tours: Step[][] = []
  let tour: Step[] = []
  let at = start.key
  while (left.size > 0) {
    const way = nearest(edges, at, (edge) => left.has(edge))
    const isFull = tour.length + (way?.length ?? 0) > limit
    if (tour.length > 0 && (!way || isFull)) {
      tours.push(tour)
      tour = []
      at = start.key
      continue
    }
    if (!way) throw new Error(`no way leads to ${[...left].map(({ step }) => step).join(', ')}`)
    for (const edge of way) {
      left.delete(edge)
      tour.push(edge.step)
      at = edge.to
    }
  }
  return [...tours, tour]
}

/** The shortest way to the place to which some steps lead. */
export function shortestWay<Step extends string, Sight>(
  { start }: Journey<Step, Sight>,
  steps: readonly Step[],
): readonly Step[] {
  const goal = steps.reduce((place, step) => place.follow(step), start).key
  if (goal === start.key) return []
  const way = nearest(edgesOf(start), start.key, ({ to }) => to === goal)
  return (way ?? []).map(({ step }) => step)
}

/** Every edge of a model by the place that it leaves. */
export function edgesOf<Step extends string, Sight>(
  start: Place<Step, Sight>,
): ReadonlyMap<string, readonly Edge<Step>[]> {
  const edges = new Map<string, readonly Edge<Step>[]>()
  const open = [start]
  for (let place = open.pop(); place; place = open.pop()) {
    const { key, steps } = place
    if (edges.has(key)) continue
    const next = steps.map((step) => ({ step, place: place.follow(step) }))
    edges.set(
      key,
      next.map(({ step, place: { key: to } }) => ({ from: key, step, to })),
    )
    open.push(...next.map((one) => one.place))
  }
  return edges
}

/** The shortest row of edges that ends with a wanted one. */
function nearest<Step extends string>(
  edges: ReadonlyMap<string, readonly Edge<Step>[]>,
  from: string,
  isWanted: (edge: Edge<Step>) => boolean,
): readonly Edge<Step>[] | undefined {
  const seen = new Set([from])
  let ways: readonly (readonly Edge<Step>[])[] = [[]]
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      (edges.get(way.at(-1)?.to ?? from) ?? []).map((edge) => [...way, edge]),
    )
    const found = longer.find((way) => way.slice(-1).some(isWanted))
    if (found) return found
    ways = longer.filter((way) => {
      const { to } = way.at(-1) ?? { to: from }
      return !seen.has(to) && seen.add(to)
    })
  }
  return undefined
}
