// Measures how fast the mock server is, and fails above its limits: `npm run mock:speed`.
import { help, readArguments } from '../arguments.mjs'
import { percentile, pollFor } from './polling.ts'
import { closeQuestions, openQuestions, type Question } from './questions.ts'
import { startServer } from './server.ts'

const command = 'npm run mock:speed'
const usage = `${command} -- [options]

  Measures how long the mock server takes from its start to its first answer, and how long a poll of a
  payment takes while many connections poll, each its own payment: as often as the site does, every two
  seconds, and twenty times as often, which a browser test on a fast clock may reach. Both have the same
  limit. The server runs in a separate process and answers for two seconds before measuring starts.

  --connections <n>  how many poll at once (50)
  --seconds <n>      how long each measurement takes (20)
  --help             shows this`

/** How often a connection polls. The site polls every two seconds. */
const paces = [
  { title: 'as often as the site', everyMs: 2000 },
  { title: 'twenty times as often', everyMs: 100 },
]
const warmUp = { forMs: 2000, everyMs: 100 }

/** The limits for a start and for the 99th percentile of the polls, milliseconds. */
const limits = { start: 1500, poll: 10 }

try {
  const { values } = readArguments(command, {
    options: {
      connections: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '20' },
      help,
    },
  })
  if (values.help) console.log(usage)
  else process.exitCode = (await measure(count(values.connections), count(values.seconds))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(connections: number, seconds: number): Promise<boolean> {
  const starts = await measureStarts(3)
  const start = percentile(starts, 0.5)
  console.log(
    `start to first answer  ${start.toFixed(0)} ms (median of ${starts.length}), at most ${limits.start} ms`,
  )
  const server = await startServer()
  try {
    const isFast = await measurePolls(await openQuestions(server.url, connections), seconds)
    return isFast && start <= limits.start
  } finally {
    await server.stop()
  }
}

async function measurePolls(questions: readonly Question[], seconds: number): Promise<boolean> {
  try {
    await pollFor(questions, warmUp)
    let isFast = true
    for (const { title, everyMs } of paces) {
      const durations = await pollFor(questions, { forMs: seconds * 1000, everyMs })
      console.log(
        `${title.padEnd(22)} ${summaryOf(durations, seconds)}, p99 at most ${limits.poll} ms`,
      )
      isFast &&= percentile(durations, 0.99) <= limits.poll
    }
    return isFast
  } finally {
    closeQuestions(questions)
  }
}

async function measureStarts(runs: number): Promise<number[]> {
  const starts: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const server = await startServer()
    starts.push(server.startedAfterMs)
    await server.stop()
  }
  return starts
}

function summaryOf(durations: readonly number[], seconds: number): string {
  const [median, slow, slowest] = [0.5, 0.99, 1].map((part) => percentile(durations, part))
  const rate = Math.round(durations.length / seconds)
  return `${rate} answers a second: p50 ${shown(median)}, p99 ${shown(slow)}, max ${shown(slowest)}`
}

function shown(ms = 0): string {
  return `${ms.toFixed(1)} ms`
}

function count(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`"${text}" is no number of connections or seconds: see ${command} -- --help`)
}
