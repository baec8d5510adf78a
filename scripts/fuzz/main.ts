// Sends arbitrary requests to the mock server: `npm run fuzz`.
import { fuzz } from '../../packages/mock-server/testing/fuzz/fuzz.walks.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { type Chance, chanceOptions, readChance, runCommand } from '../command.ts'
import { secondsSince } from '../run.mjs'

const command = 'npm run fuzz'
const usage = `${command} -- [options]

  Sends arbitrary requests to the mock server.

  --requests <n>  how many (1000)
  --seed <n>      the seed of the random requests (1)
  --path <p>      repeats only the request that failed; a failure prints its path
  --help          shows this`

await runCommand({ usage, readOptions, run })

interface Options extends Chance {
  readonly requests: number
}

async function run(options: Options): Promise<void> {
  const startedAt = performance.now()
  const done = await fuzz(options)
  const what = `${done.requests} arbitrary requests, seed ${options.seed}`
  console.log(`${what}: all answered as they should be, ${secondsSince(startedAt)}`)
}

/** Returns the options, or null for help. */
function readOptions(): Options | null {
  const { values } = readArguments(command, {
    options: {
      requests: { type: 'string', default: '1000' },
      ...chanceOptions,
      help,
    },
  })
  if (values.help) return null
  return {
    requests: wholeNumber('--requests', values.requests),
    ...readChance(values),
  }
}
