// Plants the faults of this folder one at a time and shows whether the tests notice them: `npm run test:faults`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { root, secondsSince } from '../run.mjs'
import { showsFault } from './fault.notices.ts'
import { plantInto } from './fault.planting.ts'
import { missedFaults, sampleOf, summaryOf } from './fault.results.ts'
import { createSearch, type SearchResult } from './fault.search.ts'
import type { Fault } from './fault.ts'
import { refuseTypeErrors } from './fault.types.ts'
import { faultOf, faults } from './faults.ts'

const command = 'npm run test:faults'
const usage = `${command} -- [id…] [options]

  Plants faults one at a time, all or the named ones, and prints which test notices each first. Runs the
  unit, headless and drawn tests that reach the faulty file or belong to its area. A test that timed out or
  a file that cannot be loaded catches nothing. Writes the messages of the tests to reports/faults.

  --sample <n>  takes a random sample of n faults
  --seed <n>    the seed of the sample: the same number gives the same faults
  --browser     runs the browser tests of the area for faults that no other test notices
  --all         runs all related tests, also after the first failure
  --list        names the faults
  --help        shows this`

const recordsFolder = path.join(root, 'reports/faults')

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort())
}
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-faults-'))

try {
  process.exitCode = (await work()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns whether every chosen fault was caught. */
async function work(): Promise<boolean> {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string', default: '0' },
      help,
    },
  })
  if (values.help) return print(usage)
  const named = positionals.length > 0 ? positionals.map(faultOf) : faults
  const size = values.sample === undefined ? null : wholeNumber('--sample', values.sample)
  const seed = wholeNumber('--seed', values.seed)
  const chosen = size === null ? named : sampleOf(named, size, seed)
  if (values.list) return list(chosen)
  for (const fault of chosen) plantInto(readFileSync(path.join(root, fault.file), 'utf8'), fault)
  await refuseTypeErrors(chosen, folder)
  return tryAll(chosen, { isWhole: values.all, withBrowser: values.browser })
}

function list(chosen: readonly Fault[]): true {
  return print(chosen.map(({ area, harm, id }) => `${id}  (${area})\n    ${harm}`).join('\n'))
}

function print(text: string): true {
  console.log(text)
  return true
}

async function tryAll(
  chosen: readonly Fault[],
  asked: { isWhole: boolean; withBrowser: boolean },
): Promise<boolean> {
  const startedAt = performance.now()
  const { close, searchFor } = await createSearch({ ...asked, folder, signal: interruption.signal })
  const results: SearchResult[] = []
  for (const fault of chosen) {
    const faultStartedAt = performance.now()
    const result = await searchFor(fault)
    results.push(result)
    console.log(linesOf(result, fault, secondsSince(faultStartedAt)).join('\n'))
    writeRecord(result)
  }
  await close()
  console.log(`\n${summaryOf(results)}\nIt took ${secondsSince(startedAt)}.`)
  return missedFaults(results).length === 0
}

function linesOf(result: SearchResult, fault: Fault, duration: string): readonly string[] {
  const { caughtBy, notices, title } = result
  const others = notices.length > 1 ? ` and ${notices.length - 1} more` : ''
  return [
    `${fault.id.padEnd(44)} ${caughtBy.padEnd(8)} ${duration.padStart(7)}`,
    title === null ? `    nobody noticed: ${fault.harm}` : `    ${title}${others}`,
    ...notices
      .filter((notice) => title === null && !showsFault(notice))
      .map(({ file, kind, title }) => `    broken, not caught: ${title} (${kind}, ${file})`),
  ]
}

/** A file for each fault, because several runs may be under way. */
function writeRecord(result: SearchResult): void {
  mkdirSync(recordsFolder, { recursive: true })
  const text = `${JSON.stringify(result, null, 2)}\n`
  writeFileSync(path.join(recordsFolder, `${result.id}.json`), text)
}
