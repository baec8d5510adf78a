// Disturbs deposits and withdrawals with random events: `npm run storms`.
import { type Dialect, dialects } from '../../packages/mock-server/src/dialect/odd.dialect.ts'
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

  Disturbs a deposit with storms of clicks, faults, sleeps, proxies, clock steps, cookies and full storage.

  --over <what>    deposit, or withdraw: withdrawals and deposits (deposit)
  --walks <n>      how many storms (1000)
  --dialect <how>  how the mock server writes its answers, plain or odd (plain)
  --seed <n>       the seed of the random storms (1)
  --path <p>       repeats only the storm that failed; a failure prints its path
  --help           shows this`

await runCommand({ usage, readOptions, run })

interface Options extends Chance {
  readonly over: StormKind
  readonly walks: number
  readonly dialect: Dialect
}

async function run(options: Options): Promise<void> {
  process.env.CROUPIER_DIALECT = options.dialect
  const startedAt = performance.now()
  const done = await walkStorms(options)
  const what = `${done.walks} storms of ${done.actions} actions, seed ${options.seed}`
  console.log(`${what}: nothing was broken, ${secondsSince(startedAt)}`)
  const endings = Object.entries(done.endings).map(([ending, times]) => `${times} ${ending}`)
  console.log(`${done.wishes} codes were requested, with these outcomes: ${endings.join(', ')}`)
  console.log(`${done.transfers} transfers were reported`)
  console.log(`${done.withdrawals} withdraw calls were made`)
}

/** Returns the options, or null for help. */
function readOptions(): Options | null {
  const { values } = readArguments(command, {
    options: {
      over: { type: 'string', default: 'deposit' },
      walks: { type: 'string', default: '1000' },
      dialect: { type: 'string', default: 'plain' },
      ...chanceOptions,
      help,
    },
  })
  if (values.help) return null
  return {
    over: kindNamed(values.over),
    walks: wholeNumber('--walks', values.walks),
    dialect: dialectNamed(values.dialect),
    ...readChance(values),
  }
}

function dialectNamed(name: string): Dialect {
  const dialect = dialects.find((one) => one === name)
  if (!dialect) throw new Error(`--dialect takes ${dialects.join(' or ')}, not "${name}".`)
  return dialect
}

function kindNamed(name: string): StormKind {
  const kind = stormKinds.find((one) => one === name)
  if (!kind) throw new Error(`--over takes ${stormKinds.join(' or ')}, not "${name}".`)
  return kind
}
