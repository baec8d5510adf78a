import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessLaunch } from './launch.headless.target.ts'
import { launchJourney } from './launch.journey.ts'
import { launchModel } from './launch.model.ts'
import { launchSteps } from './launch.sight.ts'

const launch = {
  journey: launchJourney,
  open: openHeadlessLaunch,
  command: 'npm run journeys -- launch',
}

describe('the launch of a game, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...launchSteps].sort()).toEqual([...launchModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(launch)
    expect(steps).toBeGreaterThanOrEqual(countEdges(launchJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(launch, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
