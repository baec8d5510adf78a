// Changes figures of the documents one at a time and prints which tests depend on them: `npm run test:constants`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { plantInto } from '../faults/fault.planting.ts'
import type { Notice } from '../faults/fault.report.ts'
import { root, secondsSince } from '../run.mjs'
import { startConstantRunner } from './constant.run.ts'
import type { DocumentedConstant } from './constant.ts'
import { linesOf, mostFiles, verdictOn } from './constant.verdict.ts'
import { constantOf, constants } from './constants.ts'

const command = 'npm run test:constants'
const usage = `${command} -- [id…] [options]

  Changes figures of the documents, all or the named ones, and lists for each the unit, headless and drawn
  test files that fail: at most ${mostFiles}, among them the one that states the figure by its requirement.
  Changes all figures together first; files that pass then do not run again, even if two changes have
  cancelled each other out. A figure that is named alone runs every file. Writes the messages of the tests
  to reports/constants.json.

  --list    names the figures
  --help    shows this`

const recordsFile = path.join(root, 'reports/constants.json')

try {
  process.exitCode = (await work()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Returns whether every constant is stated by its test and few others depend on it. */
async function work(): Promise<boolean> {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, help },
  })
  if (values.help) return print(usage)
  const chosen = positionals.length > 0 ? positionals.map(constantOf) : constants
  if (values.list) {
    return print(chosen.map(({ id, name, value }) => `${id}: ${name}, ${value}`).join('\n'))
  }
  for (const constant of chosen) {
    plantInto(readFileSync(path.join(root, constant.file), 'utf8'), constant)
  }
  return tryAll(chosen)
}

function print(text: string): true {
  console.log(text)
  return true
}

async function tryAll(chosen: readonly DocumentedConstant[]): Promise<boolean> {
  const startedAt = performance.now()
  mkdirSync(path.dirname(recordsFile), { recursive: true })
  const { close, noticesWith } = await startConstantRunner(chosen)
  const records: { readonly id: string; readonly notices: readonly Notice[] }[] = []
  let fine = 0
  for (const constant of chosen) {
    const notices = await noticesWith(constant)
    records.push({ id: constant.id, notices })
    writeFileSync(recordsFile, `${JSON.stringify(records, null, 2)}\n`)
    const verdict = verdictOn(constant, notices)
    if (verdict.isFine) fine += 1
    console.log(linesOf(constant, verdict).join('\n'))
  }
  await close()
  console.log(`\n${fine} of ${chosen.length} figures are stated once and used by name.`)
  console.log(`It took ${secondsSince(startedAt)}.`)
  return fine === chosen.length
}
