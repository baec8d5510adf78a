import { describe, expect, test } from 'vitest'
import { countEdges, walkAtRandom, walkEdges } from './journey.exploration.ts'
import { openHeadlessPasswordChange } from './password-change.headless.target.ts'
import { passwordChangeJourney } from './password-change.journey.ts'
import { passwordChangeModel } from './password-change.model.ts'
import { passwordChangeSteps } from './password-change.sight.ts'

const passwordChange = {
  journey: passwordChangeJourney,
  open: openHeadlessPasswordChange,
  command: 'npm run journeys -- password-change',
}

describe('a change of the password, as its model says', () => {
  test('has a step for everything that happens in the model', () => {
    expect([...passwordChangeSteps].sort()).toEqual([...passwordChangeModel.events].sort())
  })

  test('holds headless on every edge of the model', async () => {
    const { steps } = await walkEdges(passwordChange)
    expect(steps).toBeGreaterThanOrEqual(countEdges(passwordChangeJourney))
  })

  test('holds headless on random walks', async () => {
    const { walks } = await walkAtRandom(passwordChange, { seed: 20_261_122, walks: 5 })
    expect(walks).toBe(5)
  })
})
