// Reads answers with one odd field as the site does: `npm run odd-answers`.
import { type EndpointName, endpoints } from '../../packages/core/src/wire/contract/endpoints.ts'
import { readOddAnswers } from '../../packages/core/testing/readings/odd.answers.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { type Chance, chanceOptions, readChance, runCommand } from '../command.ts'
import { secondsSince } from '../run.mjs'

const command = 'npm run odd-answers'
const usage = `${command} -- [options]

  Reads good answers of every call with one odd field, and reports if the site loses other fields or shows
  a wrong amount of money.

  --answers <n>  how many answers of every call (1000)
  --call <name>  only answers of this call
  --seed <n>     the seed of the random answers (1)
  --path <p>     repeats only the answer that failed; a failure prints its path
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

/** Returns the options, or null for help. */
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
