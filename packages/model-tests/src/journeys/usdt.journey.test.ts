import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessUsdt } from './usdt.headless.target.ts'
import { usdtJourney } from './usdt.journey.ts'
import { usdtModel } from './usdt.model.ts'
import { usdtSteps } from './usdt.sight.ts'

const usdt = {
  journey: usdtJourney,
  open: openHeadlessUsdt,
  command: 'npm run journeys -- usdt',
}

describe('a USDT deposit, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...usdtSteps].sort()).toEqual([...usdtModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(usdt)
    expect(steps).toBeGreaterThanOrEqual(countEdges(usdtJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(usdt, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
