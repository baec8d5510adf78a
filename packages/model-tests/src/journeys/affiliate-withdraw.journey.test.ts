import { describe, expect, test } from 'vitest'
import { openHeadlessAffiliateWithdraw } from './affiliate-withdraw.headless.target.ts'
import { affiliateWithdrawJourney } from './affiliate-withdraw.journey.ts'
import { affiliateWithdrawModel } from './affiliate-withdraw.model.ts'
import { affiliateWithdrawSteps } from './affiliate-withdraw.sight.ts'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'

const affiliateWithdraw = {
  journey: affiliateWithdrawJourney,
  open: openHeadlessAffiliateWithdraw,
  command: 'npm run journeys -- affiliate-withdraw',
}

describe('a withdrawal of commission, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...affiliateWithdrawSteps].sort()).toEqual([...affiliateWithdrawModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(affiliateWithdraw)
    expect(steps).toBeGreaterThanOrEqual(countEdges(affiliateWithdrawJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(affiliateWithdraw, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
