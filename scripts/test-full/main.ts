// Runs `npm test`, then what takes too long for every commit: `npm run test:full`.
import { help, readArguments } from '../arguments.mjs'
import { browserVersions } from '../browser.mjs'
import { keptProofsOf } from '../steps/proof.store.ts'
import { runSteps } from '../steps/steps.run.ts'
import { kept, stepsOf } from './cut.ts'
import { fullParts, journeyNames } from './parts.ts'
import { readShard, type Shard } from './shard.ts'

const command = 'npm run test:full'
const usage = `${command} -- [options]

  Runs \`npm test\`, then long walks, storms, races, planted faults and the browser tests in every
  language, brand and width. Takes some hours. Parts that have passed with the same files, packages and Node do
  not run again, those that use a browser for the rest of the day, unless the variable CI is set. So a run that
  was interrupted goes on with the part that it was in.

  --fresh        runs every part again
  --shard <i/n>  runs one of n parts, which together make a whole run
  --help         shows this`

const lanes = 2

try {
  const options = {
    fresh: { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
    help,
  } as const
  const { values } = readArguments(command, { options })
  if (values.help) console.log(usage)
  else {
    const isFresh = values.fresh || Boolean(process.env.CI)
    process.exitCode = (await testAll(readShard(values.shard), isFresh)) ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function testAll(shard: Shard, isFresh: boolean): Promise<boolean> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const steps = stepsOf(fullParts(await journeyNames()), shard)
  const browsers = await browserVersions()
  const day = new Date().toISOString().slice(0, 10)
  const proofs = keptProofsOf()
  const { isFine, summary } = await runSteps(kept(steps, { shard, browsers, day }), {
    lanes,
    goesOn: true,
    signal: stop.signal,
    proofs: isFresh ? { ...proofs, recall: () => null } : proofs,
  })
  console.log(['', '── Summary of the full run ──', '', ...summary].join('\n'))
  return isFine
}
