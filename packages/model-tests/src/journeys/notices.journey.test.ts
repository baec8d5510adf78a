import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessNotices } from './notices.headless.target.ts'
import { noticesJourney } from './notices.journey.ts'
import { noticesModel } from './notices.model.ts'
import { noticesSteps } from './notices.sight.ts'

const notices = {
  journey: noticesJourney,
  open: openHeadlessNotices,
  command: 'npm run journeys -- notices',
}

describe('what the operator tells, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...noticesSteps].sort()).toEqual([...noticesModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(notices)
    expect(steps).toBeGreaterThanOrEqual(countEdges(noticesJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(notices, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
