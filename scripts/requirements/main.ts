// Lists what shows each requirement: `npm run requirements` writes docs/requirements.md from all tests. With
// --check it compares the page with the tests that passed in the last whole run.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { root } from '../run.mjs'
import { areas } from './areas.ts'
import { collectEvidence } from './evidence.ts'
import { counts, requirementsPage } from './page.ts'
import { readText } from './repository.ts'
import { testFiles } from './test.files.ts'
import { listTests, readRunReports } from './test.reports.ts'

const command = 'npm run requirements'
const usage = `${command} -- [options]

  Writes what shows each requirement to docs/requirements.md, from the titles of all tests.

  --check  writes nothing: says whether the page matches the tests that passed in the last \`npm test\`
  --help   shows this`

const pageFile = 'docs/requirements.md'

/** Only the full run has stories and most journeys in a browser; `npm test` has them on drawn screens. */
const mayBeLeftOut = /^packages\/web\/e2e\/(journeys\/|stories\.)/

try {
  const { values } = readArguments(command, {
    options: { check: { type: 'boolean', default: false }, help },
  })
  if (values.help) console.log(usage)
  else process.exitCode = (await run(values.check)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Returns whether all is well. */
async function run(isCheck: boolean): Promise<boolean> {
  const { passed, files } = isCheck ? readRunReports() : await listTests()
  refusePartialRun(new Set(files))

  const report = collectEvidence(areas, passed, readText)
  const problems = [...report.problems, ...report.missing]
  write('reports/requirements.json', `${JSON.stringify(report.areas, null, 2)}\n`)
  const page = requirementsPage(report.areas)
  if (!isCheck) write(pageFile, page)
  else if (readText(pageFile) !== page) {
    problems.push(
      `${pageFile} is not what this run shows: run \`npm run requirements\` where all tests pass`,
    )
  }

  const all = report.areas.flatMap((area) => area.requirements)
  for (const problem of problems) console.log(`  ${problem}`)
  console.log(`${all.length} requirements: ${counts(all)}`)
  return problems.length === 0
}

/** A run of only some tests would leave out what the others show. */
function refusePartialRun(ran: ReadonlySet<string>): void {
  const left = testFiles().filter((file) => !ran.has(file) && !mayBeLeftOut.test(file))
  if (left.length === 0) return
  const names = left.slice(0, 3).join(', ')
  throw new Error(
    `The last run left out ${left.length} test files (${names}): run the whole of \`npm test\` first.`,
  )
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text)
}
