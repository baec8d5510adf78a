// Lets storms pass over a deposit, or over withdrawals and deposits: `npm run storms`.
import {
  type StormKind,
  stormKinds,
  walkStorms,
} from '../../packages/model-tests/src/storm/storm.walks.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { type Chance, chanceOptions, readChance, runCommand } from '../command.ts'
import { secondsSince } from '../run.mjs'

const command = 'npm run storms'
const usage = `${command} -- [options]

  Lets storms of clicks, faults, sleeps, proxies, clock steps, cookies and full storage pass over a deposit.

  --over <what>  deposit, or withdraw: withdrawals and deposits (deposit)
  --walks <n>  how many (1000)
  --seed <n>   what all chance comes from (1)
  --path <p>   the one that failed, as a failure tells it
  --help       shows this`

await runCommand({ usage, readOptions, run })

interface Options extends Chance {
  readonly over: StormKind
  readonly walks: number
}

async function run(options: Options): Promise<void> {
  const startedAt = performance.now()
  const done = await walkStorms(options)
  const what = `${done.walks} storms of ${done.actions} actions, seed ${options.seed}`
  console.log(`${what}: nothing was broken, ${secondsSince(startedAt)}`)
  const endings = Object.entries(done.endings).map(([ending, times]) => `${times} ${ending}`)
  console.log(`${done.wishes} codes were wished for; told of them was: ${endings.join(', ')}`)
  console.log(`${done.transfers} transfers were reported`)
  console.log(`${done.withdrawals} withdraw calls were made`)
}

/** What was asked for; null for help. */
function readOptions(): Options | null {
  const { values } = readArguments(command, {
    options: {
      over: { type: 'string', default: 'deposit' },
      walks: { type: 'string', default: '1000' },
      ...chanceOptions,
      help,
    },
  })
  if (values.help) return null
  return {
    over: kindNamed(values.over),
    walks: wholeNumber('--walks', values.walks),
    ...readChance(values),
  }
}

function kindNamed(name: string): StormKind {
  const kind = stormKinds.find((one) => one === name)
  if (!kind) throw new Error(`--over takes ${stormKinds.join(' or ')}, not "${name}".`)
  return kind
}
