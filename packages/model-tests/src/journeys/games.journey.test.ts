import { describe, expect, test } from 'vitest'
import { openHeadlessGames } from './games.headless.target.ts'
import { gamesJourney } from './games.journey.ts'
import { gamesModel } from './games.model.ts'
import { gamesSteps } from './games.sight.ts'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'

const games = {
  journey: gamesJourney,
  open: openHeadlessGames,
  command: 'npm run journeys -- games',
}

describe('lists and search, as their model says', () => {
  test('have a step for everything that happens in the model', () => {
    expect([...gamesSteps].sort()).toEqual([...gamesModel.events].sort())
  })

  test('hold headless on every edge of the model [GAME-14, GAME-16, GAME-18, GAME-19, GAME-32]', async () => {
    const { steps } = await walkEdges(games)
    expect(steps).toBeGreaterThanOrEqual(countEdges(gamesJourney))
  })

  test('hold headless on random walks', async () => {
    const { walks } = await walkAtRandom(games, { seed: 20_261_122, walks: 3 })
    expect(walks).toBe(3)
  })
})
