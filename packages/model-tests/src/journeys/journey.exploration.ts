import fc from 'fast-check'
import { edgesOf, edgeTours, shortestWay } from './journey.tours.ts'
import type { Exploration, Journey } from './journey.ts'
import { JourneyError, walk } from './journey.walk.ts'

/** What was walked, all of it as the model says. */
export interface Explored {
  readonly walks: number
  readonly steps: number
}

/** How many times as often as a rare step any other is tried. */
const commonness = 20

/** About one try in eight is possible. */
const triesAStep = 24

/** A tour begins again after so many steps: a failure should not hide what the rest would show. */
const tourLimit = 60

/** How many edges a model has: steps by the places that allow them. */
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

/** The same failure by the shortest way to its step, if it happens there too. */
async function shorter<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  error: unknown,
  tour: readonly Step[],
): Promise<unknown> {
  if (!(error instanceof JourneyError)) return error
  const taken = tour.slice(0, error.steps.length)
  const way = shortestWay(exploration.journey, taken.slice(0, -1))
  if (way.length + 1 >= taken.length) return error
  try {
    await walk(exploration, [...way, ...taken.slice(-1)])
    return error
  } catch (again) {
    return again
  }
}

/**
 * Walks at random, the same way for the same seed.
 * @throws JourneyError with the shortest story found that still goes wrong
 */
export async function walkAtRandom<Step extends string, Sight>(
  exploration: Exploration<Step, Sight>,
  { walks, seed, length = 100 }: { walks: number; seed: number; length?: number },
): Promise<Explored> {
  let taken = 0
  const property = fc.asyncProperty(triesOf(exploration.journey, length), async (tries) => {
    const steps = possibleOf(exploration.journey, tries).slice(0, length)
    await walk(exploration, steps)
    taken += steps.length
  })
  const { errorInstance, failed } = await fc.check(property, { seed, numRuns: walks })
  if (failed) throw errorInstance
  return { walks, steps: taken }
}

/** What a restless member tries, possible or not: mostly enough for a walk of that length. */
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

/** What of it can be done: the rest is left out, so that leaving out more makes a shorter walk. */
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
