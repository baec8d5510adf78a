import { expect, test } from 'vitest'
import { openHeadlessDepositOffer } from './deposit-offer.headless.target.ts'
import { depositOfferJourney } from './deposit-offer.journey.ts'
import { depositOfferModel } from './deposit-offer.model.ts'
import type { DepositOfferStep } from './deposit-offer.sight.ts'
import { testHeadlessWalks } from './headless.walks.ts'
import { walk } from './journey.walk.ts'

testHeadlessWalks({
  journey: depositOfferJourney,
  model: depositOfferModel,
  open: openHeadlessDepositOffer,
})

test('deposit-offer fails if a deposit wins nothing', async () => {
  const open = async () => {
    const target = await openHeadlessDepositOffer()
    const take = async (step: DepositOfferStep) => {
      if (step !== 'deposit') await target.take(step)
    }
    return { ...target, take }
  }
  const command = 'npm run journeys -- deposit-offer'
  const exploration = { journey: depositOfferJourney, open, command }
  await expect(walk(exploration, ['signIn', 'deposit'])).rejects.toThrow(
    [
      '  1. signIn → member, home, running, expanded, notYet, early',
      '  2. deposit → member, home, won',
      '     but the member sees member, home, running, expanded, notYet, early',
      'again: npm run journeys -- deposit-offer --steps signIn,deposit',
    ].join('\n'),
  )
})
