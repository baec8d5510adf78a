// Sends arbitrary requests to the mock server: `npm run fuzz`.
import { fuzz } from '../../packages/mock-server/testing/fuzz/fuzz.walks.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { secondsSince } from '../run.mjs'

const command = 'npm run fuzz'
const usage = `${command} -- [options]

  Sends arbitrary requests to the mock server.

  --requests <n>  how many (1000)
  --seed <n>      what all chance comes from (1)
  --path <p>      the one that failed, as a failure tells it
  --help          shows this`

try {
  const options = readOptions()
  if (options === null) console.log(usage)
  else await run(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

interface Options {
  readonly requests: number
  readonly seed: number
  readonly path: string | undefined
}

async function run({ requests, seed, path }: Options): Promise<void> {
  const startedAt = performance.now()
  const done = await fuzz({ requests, seed, ...(path === undefined ? {} : { path }) })
  const what = `${done.requests} arbitrary requests, seed ${seed}`
  console.log(`${what}: all answered as they should be, ${secondsSince(startedAt)}`)
}

/** What was asked for; null for help. */
function readOptions(): Options | null {
  const { values } = readArguments(command, {
    options: {
      requests: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
      help,
    },
  })
  if (values.help) return null
  return {
    requests: wholeNumber('--requests', values.requests),
    seed: wholeNumber('--seed', values.seed),
    path: values.path,
  }
}
