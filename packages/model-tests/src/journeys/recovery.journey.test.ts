import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessRecovery } from './recovery.headless.target.ts'
import { recoveryJourney } from './recovery.journey.ts'
import { recoveryModel } from './recovery.model.ts'
import { recoverySteps } from './recovery.sight.ts'

const recovery = {
  journey: recoveryJourney,
  open: openHeadlessRecovery,
  command: 'npm run journeys -- recovery',
}

describe('the recovery of a password, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...recoverySteps].sort()).toEqual([...recoveryModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(recovery)
    expect(steps).toBeGreaterThanOrEqual(countEdges(recoveryJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(recovery, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
