import { describe, expect, test } from 'vitest'
import { openHeadlessChatAccount } from './chat-account.headless.target.ts'
import { chatAccountJourney } from './chat-account.journey.ts'
import { chatAccountModel } from './chat-account.model.ts'
import { chatAccountSteps } from './chat-account.sight.ts'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'

const chatAccount = {
  journey: chatAccountJourney,
  open: openHeadlessChatAccount,
  command: 'npm run journeys -- chat-account',
}

describe('a chat account, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...chatAccountSteps].sort()).toEqual([...chatAccountModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(chatAccount)
    expect(steps).toBeGreaterThanOrEqual(countEdges(chatAccountJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(chatAccount, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
