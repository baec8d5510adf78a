// Reads answers in which one thing is odd as the site does: `npm run odd-answers`.
import { type EndpointName, endpoints } from '../../packages/core/src/wire/contract/endpoints.ts'
import { readOddAnswers } from '../../packages/core/testing/readings/odd.answers.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { type Chance, chanceOptions, readChance, runCommand } from '../command.ts'
import { secondsSince } from '../run.mjs'

const command = 'npm run odd-answers'
const usage = `${command} -- [options]

  Reads good answers of every call in which one thing is odd, and says what was lost beside it or
  shown as money that it is not.

  --answers <n>  how many of every call (1000)
  --call <name>  of one call alone
  --seed <n>     what all chance comes from (1)
  --path <p>     the one that failed, as a failure tells it
  --help         shows this`

const names = Object.keys(endpoints) as readonly EndpointName[]

await runCommand({ usage, readOptions, run })

interface Options extends Chance {
  readonly answers: number
  readonly calls: readonly EndpointName[]
}

async function run({ calls, ...options }: Options): Promise<void> {
  const startedAt = performance.now()
  for (const call of calls) {
    await readOddAnswers({ call, ...options })
  }
  const { answers, path, seed } = options
  const all = `${answers} odd answers of each of ${calls.length} calls, seed ${seed}`
  const what = path === undefined ? all : `The odd answer of seed ${seed} at ${path}`
  console.log(`${what}: read as it should be, ${secondsSince(startedAt)}`)
}

/** What was asked for; null for help. */
function readOptions(): Options | null {
  const { values } = readArguments(command, {
    options: {
      answers: { type: 'string', default: '1000' },
      call: { type: 'string' },
      ...chanceOptions,
      help,
    },
  })
  if (values.help) return null
  return {
    answers: wholeNumber('--answers', values.answers),
    calls: values.call === undefined ? names : [callNamed(values.call)],
    ...readChance(values),
  }
}

function callNamed(name: string): EndpointName {
  const call = names.find((one) => one === name)
  if (!call) throw new Error(`--call takes ${names.join(', ')}, not "${name}".`)
  return call
}
