// Plants the faults of this folder one at a time and shows whether the tests notice: `npm run test:faults`,
// with an id that fault alone; --list names them. Every run takes all tests of core and of the stories,
// also after the first that fails: which kinds of test notice a fault is worth its seconds.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { root, secondsSince } from '../run.mjs'
import { type FaultRecord, type FaultRecords, recordsAfter } from './fault.record.ts'
import { runTests } from './fault.run.ts'
import { type FaultResult, summary, tableHead, tableLines, verdictOf } from './fault.table.ts'
import { type Fault, plantInto } from './fault.ts'
import { typeErrors } from './fault.types.ts'
import { faultOf, faults } from './faults.ts'

const command = 'npm run test:faults'
const usage = `${command} -- [id…] [options]

  Plants faults in the charts one at a time, all or those that are named, and says which tests notice.
  reports/faults.json has all that they said; what it has of the faults that are not named stays.

  --list  names the faults
  --help  shows this`

const recordsFile = path.join(root, 'reports/faults.json')

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort())
}
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-faults-'))
const reportFile = path.join(folder, 'vitest.json')

try {
  process.exitCode = (await work()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns whether every fault that was asked for was caught. */
async function work(): Promise<boolean> {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, help },
  })
  if (values.help) return say(usage)
  const chosen = positionals.length > 0 ? positionals.map(faultOf) : faults
  if (values.list) return list(chosen)
  const earlier = readRecords()
  for (const fault of chosen) plantInto(readFileSync(path.join(root, fault.file), 'utf8'), fault)
  await refuseTypeErrors(chosen)
  await refuseUnsoundTests()
  return tryAll(chosen, earlier)
}

function list(chosen: readonly Fault[]): true {
  return say(chosen.map(({ chart, harm, id }) => `${id}  (${chart})\n    ${harm}`).join('\n'))
}

function say(text: string): true {
  console.log(text)
  return true
}

async function refuseTypeErrors(chosen: readonly Fault[]): Promise<void> {
  const copy = path.join(folder, 'copy')
  mkdirSync(copy)
  const errors = await typeErrors(chosen, copy)
  if (errors) throw new Error(`The compiler finds these faults by itself:\n${errors}`)
}

/** What fails without a fault would seem to notice every one. */
async function refuseUnsoundTests(): Promise<void> {
  const { duration, isPassed, notices, problems } = await run(null)
  if (isPassed) return console.log(`Without a fault all tests pass, in ${duration}.\n`)
  const said = notices.map(({ message, title }) => `${title}: ${message}`)
  const failing = [...said, ...problems].map((one) => `  ${one.replaceAll('\n', '\n    ')}`)
  throw new Error(
    ['Without a fault some tests fail already; mend them first:', ...failing].join('\n'),
  )
}

async function tryAll(chosen: readonly Fault[], earlier: readonly FaultRecord[]): Promise<boolean> {
  const startedAt = performance.now()
  const width = Math.max(...chosen.map(({ id }) => id.length))
  const results: FaultResult[] = []
  console.log(tableHead(width))
  for (const fault of chosen) {
    const result = { fault, ...(await run(fault.id)) }
    results.push(result)
    console.log(tableLines(result, width).join('\n'))
  }
  writeRecords(recordsAfter(earlier, results, faults))
  console.log(`\n${summary(results.map(verdictOf))}, in ${secondsSince(startedAt)}`)
  return results.every((result) => verdictOf(result) === 'caught')
}

async function run(faultId: string | null) {
  const { signal } = interruption
  const result = await runTests({ faultId, reportFile, signal })
  if (signal.aborted)
    throw new Error('Interrupted; nothing was changed and nothing is left behind.')
  return result
}

function readRecords(): readonly FaultRecord[] {
  if (!existsSync(recordsFile)) return []
  const text = readFileSync(recordsFile, 'utf8')
  try {
    const records: FaultRecords = JSON.parse(text)
    return records.faults
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new Error(`${recordsFile} is no report of planted faults (${why}): delete it.`)
  }
}

function writeRecords(records: FaultRecords): void {
  mkdirSync(path.dirname(recordsFile), { recursive: true })
  writeFileSync(recordsFile, `${JSON.stringify(records, null, 2)}\n`)
}
