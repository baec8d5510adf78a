import { describe, expect, test } from 'vitest'
import { channelKey } from '../channel.ids.ts'
import { openHeadlessDeposit } from './deposit.headless.target.ts'
import { depositJourney } from './deposit.journey.ts'
import { depositModel } from './deposit.model.ts'
import { depositSteps } from './deposit.sight.ts'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'

const deposit = {
  journey: depositJourney,
  open: () => openHeadlessDeposit(),
  command: 'npm run journeys -- deposit',
}

describe('the deposit, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...depositSteps].sort()).toEqual([...depositModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(deposit)
    expect(steps).toBeGreaterThanOrEqual(countEdges(depositJourney))
  })

  test('holds headless on random walks by TrueMoney too', async () => {
    const open = () => openHeadlessDeposit(channelKey('truewallet', 'tw-1'))
    const { walks } = await walkAtRandom({ ...deposit, open }, { seed: 20_261_122, walks: 6 })
    expect(walks).toBe(6)
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(deposit, { seed: 20_261_120, walks: 15 })
    expect(walks).toBe(15)
  })
})
