import { describe, expect, test } from 'vitest'
import { openHeadlessHistory } from './history.headless.target.ts'
import { historyJourney } from './history.journey.ts'
import { historyModel } from './history.model.ts'
import { historySteps } from './history.sight.ts'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'

const history = {
  journey: historyJourney,
  open: openHeadlessHistory,
  command: 'npm run journeys -- history',
}

describe('the history, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...historySteps].sort()).toEqual([...historyModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(history)
    expect(steps).toBeGreaterThanOrEqual(countEdges(historyJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(history, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
