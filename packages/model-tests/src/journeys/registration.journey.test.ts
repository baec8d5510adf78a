import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessRegistration } from './registration.headless.target.ts'
import { registrationJourney } from './registration.journey.ts'
import { registrationModel } from './registration.model.ts'
import { registrationSteps } from './registration.sight.ts'

const registration = {
  journey: registrationJourney,
  open: openHeadlessRegistration,
  command: 'npm run journeys -- registration',
}

describe('a registration, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...registrationSteps].sort()).toEqual([...registrationModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(registration)
    expect(steps).toBeGreaterThanOrEqual(countEdges(registrationJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(registration, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
