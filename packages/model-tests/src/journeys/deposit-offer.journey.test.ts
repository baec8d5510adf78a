import { describe, expect, test } from 'vitest'
import { openHeadlessDepositOffer } from './deposit-offer.headless.target.ts'
import { depositOfferJourney } from './deposit-offer.journey.ts'
import { depositOfferModel } from './deposit-offer.model.ts'
import { type DepositOfferStep, depositOfferSteps } from './deposit-offer.sight.ts'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { walk } from './journey.walk.ts'

const depositOffer = {
  journey: depositOfferJourney,
  open: openHeadlessDepositOffer,
  command: 'npm run journeys -- deposit-offer',
}

describe('a deposit offer, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...depositOfferSteps].sort()).toEqual([...depositOfferModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(depositOffer)
    expect(steps).toBeGreaterThanOrEqual(countEdges(depositOfferJourney))
  })

  test('goes wrong where a deposit wins nothing', async () => {
    const open = async () => {
      const target = await openHeadlessDepositOffer()
      const take = async (step: DepositOfferStep) => {
        if (step !== 'deposit') await target.take(step)
      }
      return { ...target, take }
    }
    await expect(walk({ ...depositOffer, open }, ['signIn', 'deposit'])).rejects.toThrow(
      [
        '  1. signIn → member, home, running, expanded, notYet, early',
        '  2. deposit → member, home, won',
        '     but the member sees member, home, running, expanded, notYet, early',
        'again: npm run journeys -- deposit-offer --steps signIn,deposit',
      ].join('\n'),
    )
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(depositOffer, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
