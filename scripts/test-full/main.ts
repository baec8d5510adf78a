// Runs `npm test`, then what takes too long for every commit: `npm run test:full`.
import { help, readArguments } from '../arguments.mjs'
import { runSteps } from '../steps/steps.run.ts'
import { stepsOf } from './cut.ts'
import { fullParts, journeyNames } from './parts.ts'
import { readShard, type Shard } from './shard.ts'

const command = 'npm run test:full'
const usage = `${command} -- [options]

  Runs \`npm test\`, then long walks, storms, races, planted faults and the browser tests in every
  language, brand and width. Takes some hours.

  --shard <i/n>  runs one of n parts, which together make a whole run
  --help         shows this`

const lanes = 2

try {
  const options = { shard: { type: 'string', default: '1/1' }, help } as const
  const { values } = readArguments(command, { options })
  if (values.help) console.log(usage)
  else process.exitCode = (await testAll(readShard(values.shard))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function testAll(shard: Shard): Promise<boolean> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const steps = stepsOf(fullParts(await journeyNames()), shard)
  const { isFine, summary } = await runSteps(steps, { lanes, goesOn: true, signal: stop.signal })
  console.log(['', '── Summary of the full run ──', '', ...summary].join('\n'))
  return isFine
}
