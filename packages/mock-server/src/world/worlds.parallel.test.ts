import { second } from '@croupier/core/time'
import { expect, it } from 'vitest'
import { openTestServer, openTestWorld } from '../../testing/test-world.ts'
import { portraitOf } from '../../testing/world-portrait.ts'
import { createWorldScript } from '../../testing/world-script.ts'

const seeds = Array.from({ length: 50 }, (_, index) => index + 1)

/** Lets the scripts of these worlds run at once on one server, and tells how each of them ended. */
async function runAtOnce(seedsOfWorlds: readonly number[]) {
  const host = openTestServer()
  const runs = seedsOfWorlds.map((seed) => {
    const world = openTestWorld(`world-${seed}`, host)
    return { world, script: createWorldScript(world, seed) }
  })
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(runs.map(({ script }) => script.act(15)))
    // The server's own time is everybody's; calls that were slow end with it.
    await host.clock.advance(5 * second)
    await Promise.all(runs.map(({ script }) => script.finish()))
  }
  return Promise.all(
    runs.map(async ({ world, script }) => ({
      heard: script.heard,
      portrait: await portraitOf(world.control),
    })),
  )
}

it('fifty worlds that are driven at once end as each of them does alone', async () => {
  const together = await runAtOnce(seeds)
  const alone = []
  for (const seed of seeds) alone.push(...(await runAtOnce([seed])))
  expect(together).toEqual(alone)
  const ends = together.map(({ portrait }) => JSON.stringify(portrait.requests))
  expect([new Set(ends).size, together.every(({ heard }) => heard.length > 20)]).toEqual([50, true])
})
