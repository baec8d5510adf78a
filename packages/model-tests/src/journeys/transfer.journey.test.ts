import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessTransfer } from './transfer.headless.target.ts'
import { transferJourney } from './transfer.journey.ts'
import { transferModel } from './transfer.model.ts'
import { transferSteps } from './transfer.sight.ts'

const transfer = {
  journey: transferJourney,
  open: openHeadlessTransfer,
  command: 'npm run journeys -- transfer',
}

describe('a bank transfer, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...transferSteps].sort()).toEqual([...transferModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(transfer)
    expect(steps).toBeGreaterThanOrEqual(countEdges(transferJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(transfer, { seed: 20_261_122, walks: 10 })
    expect(walks).toBe(10)
  })
})
