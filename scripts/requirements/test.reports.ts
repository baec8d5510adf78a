import path from 'node:path'
import { root, run, tool } from '../run.mjs'
import { browserReport, unitProjects, unitReport } from '../test/projects.ts'
import {
  type RunReport,
  readPlaywrightList,
  readPlaywrightReport,
  readVitestList,
  readVitestReport,
} from './passed.tests.ts'
import { readText } from './repository.ts'

/** The tests that passed, from the reports of `npm test`. */
export function readRunReports(): RunReport {
  return joined([
    ...unitProjects.map((project) => readVitestReport(readReport(unitReport(project)), root)),
    readPlaywrightReport(readReport(browserReport), root),
  ])
}

/** Lists every test without running any. */
export async function listTests(): Promise<RunReport> {
  const unitFile = 'reports/listed.unit.json'
  const browserFile = 'reports/listed.browser.json'
  const nothing = '(?!)'
  await listed('vitest', '.', [
    ...['run', '--testNamePattern', nothing, '--silent'],
    ...['--reporter=json', `--outputFile.json=${unitFile}`],
  ])
  await listed('playwright', 'packages/web', ['test', '--list', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, browserFile),
  })
  return joined([
    readVitestList(readReport(unitFile), root),
    readPlaywrightList(readReport(browserFile), root),
  ])
}

async function listed(
  name: string,
  from: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const cwd = path.join(root, from)
  const { code, output } = await run(tool(name, from), args, { cwd, env, isQuiet: true })
  if (code !== 0) throw new Error(`The tests of ${name} cannot be listed.\n${output}`)
}

function joined(reports: readonly RunReport[]): RunReport {
  return {
    passed: reports.flatMap(({ passed }) => passed),
    files: reports.flatMap(({ files }) => files),
  }
}

function readReport(file: string) {
  const text = readText(file)
  if (text === null) throw new Error(`There is no ${file}: run \`npm test\` first.`)
  return JSON.parse(text)
}
