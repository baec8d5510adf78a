import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openHeadlessDeposit } from './deposit.headless.target.ts'
import { depositSteps, edgePaths, pathOf } from './journey.paths.ts'
import { type JourneyStep, walk } from './journey.ts'

async function walkHeadless(path: readonly JourneyStep[]): Promise<void> {
  const target = await openHeadlessDeposit()
  try {
    await walk(target, path)
  } finally {
    await target.close()
  }
}

describe('the deposit, as its model says', () => {
  test('every edge of the model holds headless', async () => {
    const paths = edgePaths()
    for (const path of paths) await walkHeadless(path)
    const taken = new Set(paths.flat().map(({ step }) => step))
    expect([...taken].sort()).toEqual([...depositSteps].sort())
  })

  test('random walks hold headless', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(99), { minLength: 5, maxLength: 40 }), (choices) =>
        walkHeadless(pathOf(choices)),
      ),
      { seed: 20_261_120, numRuns: 60 },
    )
  })
})
