// Lets storms pass over a deposit, or over withdrawals and deposits: `npm run storms`.
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

  Lets storms of clicks, faults, sleeps, proxies, clock steps, cookies and full storage pass over a deposit.

  --over <what>    deposit, or withdraw: withdrawals and deposits (deposit)
  --walks <n>      how many (1000)
  --dialect <how>  how the mock server speaks, plain or odd (plain)
  --seed <n>       what all chance comes from (1)
  --path <p>       the one that failed, as a failure tells it
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
