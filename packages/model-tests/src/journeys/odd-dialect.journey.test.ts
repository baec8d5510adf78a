import { beforeEach, describe, test, vi } from 'vitest'
import { headlessJourneys } from './headless.journeys.ts'
import { expectWalked, longestWalk } from './headless.walks.ts'

const plan = { seed: 20_261_126, walks: 1, length: longestWalk } as const

beforeEach(() => {
  vi.stubEnv('CROUPIER_DIALECT', 'odd')
  return () => vi.unstubAllEnvs()
})

describe('against a server that writes whatever the contract allows', () => {
  test.each(headlessJourneys.map((journey) => [journey.name, journey] as const))(
    '%s follows its model',
    async (name, journey) => {
      const walked = await journey.walk(`npm run journeys -- ${name} --dialect odd`, plan)
      expectWalked(walked, plan)
    },
  )
})
