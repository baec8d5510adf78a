// Lists the states, transitions and guards of the charts that no test exercises: `npm run coverage` runs the
// unit and headless tests first. With --browser it also runs the browser tests, on a site whose build reports
// what its charts do. With --collected it reads what the last run recorded.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { charts } from '../../packages/core/testing/charts/charts.ts'
import { coverageFolder, readHits } from '../../packages/core/testing/charts/coverage.file.ts'
import { coverageOf } from '../../packages/core/testing/charts/coverage.table.ts'
import { help, readArguments } from '../arguments.mjs'
import { type Browsers, findBrowsers } from '../browser.mjs'
import { runBrowserTests } from '../browser-tests.mjs'
import { root, run, tool } from '../run.mjs'
import { gaps, table } from './text.ts'

const command = 'npm run coverage'
const usage = `${command} -- [options]

  Lists the states, transitions and guards of the charts that no test exercises.

  --browser    also runs the browser tests, on a site whose build reports what its charts do
  --collected  runs nothing: reads what the last run recorded
  --help       shows this`

const folder = path.join(root, coverageFolder)

try {
  const { values } = readArguments(command, {
    options: {
      browser: { type: 'boolean', default: false },
      collected: { type: 'boolean', default: false },
      help,
    },
  })
  if (values.help) console.log(usage)
  else process.exitCode = (values.collected || (await collect(values.browser))) && check() ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function collect(isInBrowserToo: boolean): Promise<boolean> {
  const browsers = isInBrowserToo ? await findBrowsers() : null
  rmSync(folder, { recursive: true, force: true })
  process.env.CROUPIER_COVERAGE = folder
  const projects = ['--project', 'core', '--project', 'model-tests']
  const { code } = await run(tool('vitest'), ['run', ...projects])
  return code === 0 && (browsers === null || (await collectIn(browsers)))
}

async function collectIn(browsers: Browsers): Promise<boolean> {
  const site = path.join(root, 'packages/web/.vite/coverage-site')
  process.env.SITE_DIRECTORY = site
  const how = ['--mode', 'chart-coverage', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn']
  const { code } = await run(tool('vite'), ['build', ...how], { cwd: 'packages/web' })
  return code === 0 && (await runBrowserTests(browsers)) === 0
}

/** Prints the table. Returns whether the tests exercised everything. */
function check(): boolean {
  if (!existsSync(folder)) throw new Error('No test has run yet: run `npm run coverage`.')
  const hits = readHits(folder)
  const coverage = charts.map((chart) => coverageOf(chart, hits))
  const inBrowser = readHits(folder, 'browser-')
  const left = gaps(coverage)
  console.log([...table(coverage, inBrowser), ...left].join('\n'))
  return left.length === 0
}
