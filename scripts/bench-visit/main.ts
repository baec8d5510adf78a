// Makes the visits of members on a slow phone, beside a floor page, and fails above its budgets:
// `npm run bench:visit`
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type VisitName, visitNames } from '../../packages/web/bench/visit/figures.ts'
import { type BenchFigures, runVisits } from '../../packages/web/bench/visit/run.ts'
import { slowPhone } from '../../packages/web/bench/visit/slow.phone.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { findBrowser } from '../browser.mjs'
import { readBudgets } from '../budgets.mjs'
import { runCommand } from '../command.ts'
import { judge } from './budgets.ts'
import { askedAgain, cachingTable } from './caching.ts'
import { proposedBudgets } from './proposal.ts'
import { releaseTable } from './releases.ts'
import { buildAll, type Served, serveVisits } from './serving.ts'
import { type Summary, summaryOf } from './summary.ts'
import { hints, verdictTable, visitTable } from './table.ts'

const command = 'npm run bench:visit'
const usage = `${command} -- [options]

  Serves the members' build with nginx, HTTP/2 and compression, and visits it in Chromium as a slow phone:
  a processor four times slower, 9 Mbps down, 3 up, 100 ms of latency. Beside it, in each round, it visits a
  floor page that React and XState draw. Prints the medians, times as so many times the floor's, what is
  kept in caches, and what a release makes browsers load again. Ends with 1 when a budget of "visit" in
  scripts/budgets.json is missed. Takes some ten minutes.

  --rounds <n>   how often each visit is made (9)
  --only <page>  one of ${visitNames.slice(0, 5).join(', ')},
                 ${visitNames.slice(5).join(', ')}; may be given again
  --no-server    says nothing of caches and releases
  --propose      prints the budgets that this run would set for visits without wanted figures, for
                 "visit" in scripts/budgets.json: run it with nine rounds on an idle machine
  --help         shows this`

interface Wanted {
  readonly rounds: number
  readonly only: readonly VisitName[]
  readonly hasServer: boolean
  readonly isProposing: boolean
}

await runCommand({ usage, readOptions, run: bench })

function readOptions(): Wanted | null {
  const { values } = readArguments(command, {
    options: {
      rounds: { type: 'string', default: '9' },
      only: { type: 'string', multiple: true, default: [] },
      'no-server': { type: 'boolean', default: false },
      propose: { type: 'boolean', default: false },
      help,
    },
  })
  if (values.help) return null
  const rounds = wholeNumber('--rounds', values.rounds)
  if (rounds === 0) throw new Error('--rounds must be 1 or more.')
  return {
    rounds,
    only: values.only.map(visitNamed),
    hasServer: !values['no-server'],
    isProposing: values.propose,
  }
}

function visitNamed(typed: string): VisitName {
  const name = visitNames.find((known) => known === typed)
  if (name) return name
  throw new Error(`There is no page "${typed}": --only takes ${visitNames.join('; ')}.`)
}

async function bench({ hasServer, isProposing, only, rounds }: Wanted): Promise<void> {
  const browser = await findBrowser()
  console.log('Building the site and the floor page …')
  await buildAll()
  const served = await serveVisits()
  try {
    const figures = await runVisits({
      ...served,
      browser,
      rounds,
      slowness: slowPhone,
      tell: (line) => console.log(line),
      wanted: (name) => only.length === 0 || only.includes(name),
    })
    const summary = summarize(figures, served)
    if (!report(summary, figures)) process.exitCode = 1
    if (isProposing) console.log(`\n${JSON.stringify(proposedBudgets(summary), null, 2)}`)
    if (hasServer) await reportServer(figures, served)
  } finally {
    await served.stop()
  }
}

function summarize({ rounds }: BenchFigures, { floorFolder, folder, site }: Served): Summary {
  const weights = new Map<string, number>()
  return summaryOf(rounds, (address) => {
    const { origin, pathname } = new URL(address)
    const file = path.join(origin === site ? folder : floorFolder, pathname)
    const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length
    weights.set(file, weight)
    return weight
  })
}

/** Prints the tables; returns whether every budget is kept. */
function report(summary: Summary, { browserVersion, rounds }: BenchFigures): boolean {
  const { downloadMbps, latencyMs, processor, uploadMbps } = slowPhone
  const verdicts = judge(summary, readBudgets().visit)
  const [machine] = cpus()
  const [load = 0] = loadavg()
  const slowness = `processor ${processor} times slower, ${downloadMbps}/${uploadMbps} Mbps, ${latencyMs} ms`
  const lines = [
    '',
    `Chromium ${browserVersion}, ${slowness}, medians of ${rounds.length}`,
    `${cpus().length} × ${machine?.model ?? 'unknown'}, load ${load.toFixed(1)}`,
    '',
    ...visitTable(summary),
    ...hints(summary),
    '',
    ...verdictTable(verdicts),
  ]
  console.log(lines.join('\n'))
  const missed = verdicts.filter(({ isKept }) => !isKept).length
  console.log(missed === 0 ? '\nEvery budget is kept.' : `\n${missed} budgets are missed.`)
  return missed === 0
}

async function reportServer({ rounds }: BenchFigures, { certificate, folder, site }: Served) {
  const lines = [
    '',
    ...(await cachingTable(site, folder, certificate)),
    '',
    ...askedAgain(rounds, site),
    '',
    ...(await releaseTable(rounds)),
  ]
  console.log(lines.join('\n'))
}
