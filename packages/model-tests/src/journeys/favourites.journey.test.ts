import { describe, expect, test } from 'vitest'
import { openHeadlessFavourites } from './favourites.headless.target.ts'
import { favouritesJourney } from './favourites.journey.ts'
import { favouritesModel } from './favourites.model.ts'
import { favouritesSteps } from './favourites.sight.ts'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'

const favourites = {
  journey: favouritesJourney,
  open: openHeadlessFavourites,
  command: 'npm run journeys -- favourites',
}

describe('favourites, as their model says', () => {
  test('have a step for everything that happens in the model', () => {
    expect([...favouritesSteps].sort()).toEqual([...favouritesModel.events].sort())
  })

  test('hold headless on every edge of the model [GAME-20]', async () => {
    const { steps } = await walkEdges(favourites)
    expect(steps).toBeGreaterThanOrEqual(countEdges(favouritesJourney))
  })

  test('hold headless on random walks', async () => {
    const { walks } = await walkAtRandom(favourites, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
