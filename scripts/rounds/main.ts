// Plays offers, maintenances and notices on one page and measures what they leave behind: `npm run rounds`.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openRounds } from '../../packages/model-tests/src/rounds.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { secondsSince } from '../run.mjs'
import { growth, isWeighed, type Weighing } from './growth.ts'

const command = 'npm run rounds'
const usage = `${command} -- [options]

  Plays rounds of an offer, a maintenance, a closed site, a cover and notices on one page that never
  reloads, and prints what they leave behind: timers, actors, listeners and memory.

  --rounds <n>  how many rounds; the first third is a warm-up (668)
  --help        shows this`

/** How many KiB a round may leave in memory once the mock server's journal is full. */
const mostPerRound = 5

try {
  const { values } = readArguments(command, {
    options: { rounds: { type: 'string', default: '668' }, help },
  })
  if (values.help) console.log(usage)
  else if (!(await run(wholeNumber('--rounds', values.rounds)))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(rounds: number): Promise<boolean> {
  const startedAt = performance.now()
  const play = await openRounds()
  const first = (await play()).left
  let last = first
  const weighed: Weighing[] = []
  for (let round = 1; round < rounds; round += 1) {
    if (isWeighed(round, rounds)) weighed.push({ round, bytes: heap() })
    last = (await play()).left
  }
  weighed.push({ round: rounds, bytes: heap() })
  const perRound = growth(weighed) / 1024
  const isSame = JSON.stringify(first) === JSON.stringify(last)
  console.log(
    `${rounds} rounds, ${secondsSince(startedAt)}: ${JSON.stringify(last)}${isSame ? '' : `, at first ${JSON.stringify(first)}`}, ${perRound.toFixed(1)} KiB a round, at most ${mostPerRound}`,
  )
  return isSame && perRound <= mostPerRound
}

/** The bytes in use after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose_gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('this Node cannot be told to collect garbage')
  // Once more, for what the finalizers of the first collection released.
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
