import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessSession } from './session.headless.target.ts'
import { sessionJourney } from './session.journey.ts'
import { sessionModel } from './session.model.ts'
import { sessionSteps } from './session.sight.ts'

const session = {
  journey: sessionJourney,
  open: openHeadlessSession,
  command: 'npm run journeys -- session',
}

describe('a session, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...sessionSteps].sort()).toEqual([...sessionModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(session)
    expect(steps).toBeGreaterThanOrEqual(countEdges(sessionJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(session, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
