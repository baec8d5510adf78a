import type { Journey, Place } from './journey.ts'

interface Edge<Step extends string, Sight> {
  readonly from: Place<Step, Sight>
  readonly step: Step
  readonly to: Place<Step, Sight>
}

/**
 * Walks that take every step of a model from every place that allows it, with few steps in between. None is
 * much longer than the limit.
 */
export function edgeTours<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  limit: number,
): readonly (readonly Step[])[] {
  return toursOf(journey, limit, ({ from, step }) => `${from.key} ${step}`)
}

/**
 * Walks that show every change of what a member sees. Sights are compared by their description; of steps with
 * the same sights before and after, the walks take one.
 */
export function sightTours<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  limit: number,
  describeSight: (sight: Sight) => string,
): readonly (readonly Step[])[] {
  return toursOf(journey, limit, ({ from, step, to }) => {
    const [before, after] = [describeSight(from.sight), describeSight(to.sight)]
    return before === after ? null : `${before}, ${step}, ${after}`
  })
}

/** Walks that take one edge of every name. An edge whose name is null is taken only on the way. */
function toursOf<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  limit: number,
  nameOf: (edge: Edge<Step, Sight>) => string | null,
): readonly (readonly Step[])[] {
  const { rareSteps, start } = journey
  const edges = edgesOf(journey)
  const left = new Set([...edges.values()].flat().map(nameOf))
  left.delete(null)
  const isWanted = (edge: Edge<Step, Sight>) => left.has(nameOf(edge))
  const isRare = ({ step }: Edge<Step, Sight>) => rareSteps.includes(step)
  const tours: Step[][] = []
  let tour: Step[] = []
  let at = start.key
  while (left.size > 0) {
    const path = nearest(edges, at, isWanted, isRare) ?? nearest(edges, at, isWanted)
    const isFull = tour.length + (path?.length ?? 0) > limit
    if (tour.length > 0 && (!path || isFull)) {
      tours.push(tour)
      tour = []
      at = start.key
      continue
    }
    if (!path) throw new Error(`no path leads to ${[...left].join(', ')}`)
    for (const edge of path) {
      left.delete(nameOf(edge))
      tour.push(edge.step)
      at = edge.to.key
    }
  }
  return [...tours, tour]
}

/** The shortest path to the place to which some steps lead. */
export function shortestPath<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  steps: readonly Step[],
): readonly Step[] {
  const { start } = journey
  const goal = steps.reduce((place, step) => place.follow(step), start).key
  if (goal === start.key) return []
  const path = nearest(edgesOf(journey), start.key, ({ to }) => to.key === goal)
  return (path ?? []).map(({ step }) => step)
}

/** Every edge of a model, by the place that it leaves. */
export function edgesOf<Step extends string, Sight>({
  start,
}: Journey<Step, Sight>): ReadonlyMap<string, readonly Edge<Step, Sight>[]> {
  const edges = new Map<string, readonly Edge<Step, Sight>[]>()
  const open = [start]
  for (let next = open.pop(); next; next = open.pop()) {
    const from = next
    if (edges.has(from.key)) continue
    const leaving = from.steps.map((step) => ({ from, step, to: from.follow(step) }))
    edges.set(from.key, leaving)
    open.push(...leaving.map(({ to }) => to))
  }
  return edges
}

/** The shortest path that ends with a wanted edge and avoids the unwanted ones before it. */
function nearest<Step extends string, Sight>(
  edges: ReadonlyMap<string, readonly Edge<Step, Sight>[]>,
  from: string,
  isWanted: (edge: Edge<Step, Sight>) => boolean,
  isAvoided: (edge: Edge<Step, Sight>) => boolean = () => false,
): readonly Edge<Step, Sight>[] | undefined {
  const seen = new Set([from])
  let paths: readonly (readonly Edge<Step, Sight>[])[] = [[]]
  while (paths.length > 0) {
    const longer = paths.flatMap((path) =>
      (edges.get(path.at(-1)?.to.key ?? from) ?? []).map((edge) => [...path, edge]),
    )
    const found = longer.find((path) => path.slice(-1).some(isWanted))
    if (found) return found
    paths = longer.filter((path) => {
      const last = path.at(-1)
      return last && !isAvoided(last) && !seen.has(last.to.key) && seen.add(last.to.key)
    })
  }
  return undefined
}
