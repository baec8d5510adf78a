// Tries millions of return addresses: `npm run returns`.
import { returnRules } from '../../packages/core/testing/routing/return.addresses.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { runCommand } from '../command.ts'
import { secondsSince } from '../run.mjs'

const command = 'npm run returns'
const usage = `${command} -- [options]

  Gives the site hostile and valid addresses to return to after sign-in, and checks what must hold.

  --runs <n>  addresses for every rule (100000)
  --seed <n>  the seed of the random addresses (1)
  --help      shows this`

await runCommand({ usage, readOptions, run })

function run(options: { runs: number; seed: number }): void {
  for (const rule of returnRules) {
    const startedAt = performance.now()
    rule.run(options)
    console.log(
      `an address ${rule.says}: ${options.runs} of seed ${options.seed}, ${secondsSince(startedAt)}`,
    )
  }
}

/** Returns the options, or null for help. */
function readOptions(): { runs: number; seed: number } | null {
  const { values } = readArguments(command, {
    options: {
      runs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      help,
    },
  })
  if (values.help) return null
  return {
    runs: wholeNumber('--runs', values.runs),
    seed: wholeNumber('--seed', values.seed),
  }
}
