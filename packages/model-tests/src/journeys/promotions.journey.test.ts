import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessPromotions } from './promotions.headless.target.ts'
import { promotionsJourney } from './promotions.journey.ts'
import { promotionsModel } from './promotions.model.ts'
import { promotionsSteps } from './promotions.sight.ts'

const promotions = {
  journey: promotionsJourney,
  open: openHeadlessPromotions,
  command: 'npm run journeys -- promotions',
}

describe('a registration offer, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...promotionsSteps].sort()).toEqual([...promotionsModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(promotions)
    expect(steps).toBeGreaterThanOrEqual(countEdges(promotionsJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(promotions, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
