// Lets several tabs of one browser race to renew the tokens of a session: `npm run races`.
import { sessionRaces } from '../../packages/core/testing/session.races.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { runCommand } from '../command.ts'
import { secondsSince } from '../run.mjs'

const command = 'npm run races'
const usage = `${command} -- [options]

  Lets two and three tabs of one browser race to renew the tokens of a session, and checks what must hold.

  --runs <n>  interleavings of every kind (1000)
  --seed <n>  the seed of the random interleavings (1)
  --help      shows this`

await runCommand({ usage, readOptions, run })

async function run(options: { runs: number; seed: number }): Promise<void> {
  for (const tabs of [2, 3]) {
    for (const race of sessionRaces) {
      const startedAt = performance.now()
      await race.run({ tabs, ...options })
      const what = `${options.runs} interleavings of seed ${options.seed}`
      console.log(`${tabs} tabs ${race.says}: ${what}, ${secondsSince(startedAt)}`)
    }
  }
}

/** Returns the options, or null for help. */
function readOptions(): { runs: number; seed: number } | null {
  const { values } = readArguments(command, {
    options: {
      runs: { type: 'string', default: '1000' },
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
