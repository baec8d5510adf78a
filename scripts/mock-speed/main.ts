// How fast the mock server is: `npm run mock:speed` measures, and fails above the limits of its budget.
import { readArguments } from '../arguments.mjs'
import { percentile, pollFor } from './polling.ts'
import { startServer } from './server.ts'

const command = 'npm run mock:speed'
const usage = `${command} -- [options]

  Measures how long the mock server takes from its start to its first answer, and how long a question
  about a payment takes while many connections ask: each ten times a second, twenty times as often as
  the site, which the limit is for, and then as fast as they can.

  --connections <n>  how many ask at once (50)
  --seconds <n>      for how long (10)
  --help             shows this`

/** How long a connection rests between two questions; the site rests two seconds. */
const restMs = 100

/** What a start and the slowest of a hundred questions may take, milliseconds. */
const limits = { start: 1500, poll: 10 }

try {
  const { values } = readArguments(command, {
    options: {
      connections: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '10' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) console.log(usage)
  else process.exitCode = (await measure(count(values.connections), count(values.seconds))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(connections: number, seconds: number): Promise<boolean> {
  const starts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const server = await startServer()
    starts.push(server.startedAfterMs)
    await server.stop()
  }
  const server = await startServer()
  const forMs = seconds * 1000
  const calm = await pollFor(server.url, { connections, forMs, restMs })
  const hurried = await pollFor(server.url, { connections, forMs, restMs: 0 })
  await server.stop()
  const start = percentile(starts, 0.5)
  const poll = percentile(calm, 0.99)
  console.log(
    [
      `start to first answer   ${start.toFixed(0)} ms (median of ${starts.length}), at most ${limits.start} ms`,
      `status poll             ${told(calm, seconds)}; p99 at most ${limits.poll} ms`,
      `as fast as they can     ${told(hurried, seconds)}`,
    ].join('\n'),
  )
  return start <= limits.start && poll <= limits.poll
}

function told(durations: readonly number[], seconds: number): string {
  const [median, slow] = [percentile(durations, 0.5), percentile(durations, 0.99)]
  const rate = Math.round(durations.length / seconds)
  return `p50 ${median.toFixed(1)} ms, p99 ${slow.toFixed(1)} ms, ${rate} answers a second`
}

function count(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`"${text}" is no number of connections or seconds: see ${command} -- --help`)
}
