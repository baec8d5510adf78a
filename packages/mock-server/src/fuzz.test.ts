import { expect, it } from 'vitest'
import { fuzz } from '../testing/fuzz/fuzz.walks.ts'

it('arbitrary requests are answered at once and readably, in one world only, and leave no secret in the journal', async () => {
  const { requests } = await fuzz({ seed: 20_261_120, requests: 1_000 })
  expect(requests).toBeGreaterThanOrEqual(1_000)
})
