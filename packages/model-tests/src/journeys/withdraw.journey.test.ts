import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessWithdraw } from './withdraw.headless.target.ts'
import { withdrawJourney } from './withdraw.journey.ts'
import { withdrawModel } from './withdraw.model.ts'
import { withdrawSteps } from './withdraw.sight.ts'

const withdraw = {
  journey: withdrawJourney,
  open: openHeadlessWithdraw,
  command: 'npm run journeys -- withdraw',
}

describe('a withdrawal, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...withdrawSteps].sort()).toEqual([...withdrawModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(withdraw)
    expect(steps).toBeGreaterThanOrEqual(countEdges(withdrawJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(withdraw, { seed: 20_261_122, walks: 10 })
    expect(walks).toBe(10)
  })
})
