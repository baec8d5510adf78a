import fc from 'fast-check'
import { edgesOf, edgeTours, shortestPath } from './journey.tours.ts'
import type { Exploration, Journey } from './journey.ts'
import { JourneyError, walk } from './journey.walk.ts'

/** How much was walked without a failure. */
export interface Explored {
  readonly walks: number
  readonly steps: number
}

export interface RandomPlan {
  readonly walks: number
  readonly seed: number
  /** The steps of each walk at most. */
  readonly length?: number
}

/** How many times more often a usual step is tried than a rare one. */
const commonness = 20

/** The tries for each step of a walk: about one in eight is possible. */
const triesAStep = 24

/** A tour restarts after this many steps, so that a failure does not hide what the rest would show. */
const tourLimit = 120

/** The number of edges of a model: each step counts at each place that allows it. */
export function countEdges<Step extends string, Sight>(journey: Journey<Step, Sight>): number {
  return [...edgesOf(journey).values()].flat().length
}

/**
 * Takes every step of a model from every place that allows it.
 * @throws JourneyError with the shortest story that still goes wrong
 */
export async function walkEdges<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  tours = edgeTours(exploration.journey, tourLimit),
): Promise<Explored> {
  for (const tour of tours) {
    try {
      await walk(exploration, tour)
    } catch (error) {
      throw await shorter(exploration, error, tour)
    }
  }
  return { walks: tours.length, steps: tours.flat().length }
}

/** The same failure on the shortest path to its step, if it also happens there. */
async function shorter<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  error: unknown,
  tour: readonly Step[],
): Promise<unknown> {
  if (!(error instanceof JourneyError)) return error
  const taken = tour.slice(0, error.steps.length)
  const path = shortestPath(exploration.journey, taken.slice(0, -1))
  if (path.length + 1 >= taken.length) return error
  try {
    await walk(exploration, [...path, ...taken.slice(-1)])
    return error
  } catch (again) {
    return again
  }
}

/**
 * Walks at random. The same seed gives the same walks.
 * @throws JourneyError with the shortest story found that still goes wrong
 */
export async function walkAtRandom<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  { walks, seed, length = 100 }: RandomPlan,
): Promise<Explored> {
  let taken = 0
  const property = fc.asyncProperty(triesOf(exploration.journey, length), async (tries) => {
    const steps = possibleOf(exploration.journey, tries).slice(0, length)
    await walk(exploration, steps)
    taken += steps.length
  })
  const { errorInstance, failed, numRuns } = await fc.check(property, {
    seed,
    numRuns: walks,
    // Otherwise the first walks, which may be all, have hardly a step.
    unbiased: true,
  })
  if (failed) throw errorInstance
  return { walks: numRuns, steps: taken }
}

/** What a restless member tries, possible or not: usually enough for a walk of that length. */
function triesOf<Step extends string, Sight>(
  { rareSteps, steps }: Journey<Step, Sight>,
  length: number,
): fc.Arbitrary<Step[]> {
  const step = fc.oneof(
    ...steps.map((one) => ({
      weight: rareSteps.includes(one) ? 1 : commonness,
      arbitrary: fc.constant(one),
    })),
  )
  return fc.array(step, { minLength: 1, maxLength: length * triesAStep, size: 'max' })
}

/** The possible ones among the tries. Impossible tries are skipped, so that removing tries only shortens a walk. */
function possibleOf<Step extends string, Sight>(
  { start }: Journey<Step, Sight>,
  tries: readonly Step[],
): readonly Step[] {
  let place = start
  return tries.filter((step) => {
    const isPossible = place.steps.includes(step)
    if (isPossible) place = place.follow(step)
    return isPossible
  })
}
