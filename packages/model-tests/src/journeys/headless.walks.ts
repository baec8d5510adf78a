import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { countEdges, type Explored, walkAtRandom, walkEdges } from './journey.exploration.ts'
import type { Exploration, Journey, JourneyTarget } from './journey.ts'

interface HeadlessWalks<Step extends string, Sight> {
  readonly journey: Journey<Step, Sight>
  readonly model: AnyStateMachine
  /** Opens the site for a walk. */
  readonly open: () => Promise<JourneyTarget<Step, Sight>>
  /** The requirements that the walk over all edges shows, such as `[GAME-20]`. */
  readonly shows?: string
  readonly random?: { readonly seed: number; readonly walks: number }
}

/** The steps that random walks take on average at least. A try that is not possible is skipped, so one may have none. */
const fewestSteps = 5

/** Expects as many random walks as planned, and that they went somewhere. */
export function expectWalked({ steps, walks }: Explored, plan: { readonly walks: number }): void {
  expect(walks).toBe(plan.walks)
  expect(steps).toBeGreaterThanOrEqual(plan.walks * fewestSteps)
}

/** Long walks of a large site take minutes; `npm run journeys` takes them. */
export const longestWalk = 40

/**
 * Tests headless that the site follows the model of a journey: on every edge of the model and on some random
 * walks.
 */
export function testHeadlessWalks<Step extends string, Sight>({
  journey,
  model,
  open,
  random = { seed: 20_261_122, walks: 3 },
  shows,
}: HeadlessWalks<Step, Sight>): void {
  const exploration: Exploration<Step, Sight> = {
    journey,
    open,
    command: `npm run journeys -- ${journey.name}`,
  }

  test(`${journey.name} has a step for every event of its model`, () => {
    expect(journey.steps.toSorted()).toEqual(model.events.toSorted())
  })

  test(
    [`${journey.name} follows its model on every edge, headless`, shows].join(' ').trim(),
    async () => {
      const { steps } = await walkEdges(exploration)
      expect(steps).toBeGreaterThanOrEqual(countEdges(journey))
    },
  )

  test(`${journey.name} follows its model on random walks, headless`, async () => {
    expectWalked(await walkAtRandom(exploration, { ...random, length: longestWalk }), random)
  })
}
