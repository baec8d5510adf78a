import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessMaintenance } from './maintenance.headless.target.ts'
import { maintenanceJourney } from './maintenance.journey.ts'
import { maintenanceModel } from './maintenance.model.ts'
import { maintenanceSteps } from './maintenance.sight.ts'

const maintenance = {
  journey: maintenanceJourney,
  open: openHeadlessMaintenance,
  command: 'npm run journeys -- maintenance',
}

describe('a site that stands still, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...maintenanceSteps].sort()).toEqual([...maintenanceModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(maintenance)
    expect(steps).toBeGreaterThanOrEqual(countEdges(maintenanceJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(maintenance, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
