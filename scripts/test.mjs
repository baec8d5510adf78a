#!/usr/bin/env node
// Everything that must hold, cheapest first: `npm test`. The first step that fails ends the run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runBrowserTests } from './browser-tests.mjs'
import { buildSite } from './build.mjs'
import { checkDependencies } from './dependencies.mjs'
import { root, run, secondsSince, tool } from './run.mjs'
import { checkSizes } from './sizes.mjs'
import { readPlaywright, readVitest, verdict } from './test-results.mjs'

const reports = path.join(root, 'reports')
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')
const chartCoverage = path.join(reports, 'coverage')
const statechartsCheck = ['--import', 'tsx', 'scripts/statecharts/main.ts', '--check']
const coverageCheck = ['--import', 'tsx', 'scripts/coverage/main.ts', '--collected']
const requirementsCheck = ['--import', 'tsx', 'scripts/requirements/main.ts', '--check']
rmSync(unitReport, { force: true })
rmSync(browserReport, { force: true })
rmSync(chartCoverage, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** @type {{ name: string, work: () => Promise<boolean> }[]} */
const steps = [
  { name: 'Format and lint', work: lint },
  { name: 'Types', work: () => succeeds(process.execPath, ['scripts/types.mjs']) },
  { name: 'Packages', work: async () => checkDependencies() },
  { name: 'Statecharts', work: () => succeeds(process.execPath, statechartsCheck) },
  { name: 'Unit tests', work: unitTests },
  { name: 'Chart coverage', work: () => succeeds(process.execPath, coverageCheck) },
  { name: 'Build and sizes', work: async () => (await buildSite()) && checkSizes() },
  { name: 'Browser tests', work: async () => (await runBrowserTests([])) === 0 },
  { name: 'Requirements', work: () => succeeds(process.execPath, requirementsCheck) },
]

const startedAt = performance.now()
/** @type {string[]} */
const summary = []
let isFine = true
for (const { name, work } of steps) {
  if (!isFine) {
    summary.push(`not run  ${name}`)
    continue
  }
  console.log(`\n── ${name} ──\n`)
  const stepStartedAt = performance.now()
  isFine = await attempt(work)
  summary.push(`${isFine ? 'ok    ' : 'failed'}   ${name}  ${secondsSince(stepStartedAt)}`)
}

const counts = [readVitest(readReport(unitReport)), readPlaywright(readReport(browserReport))]
const { lines, isGood } = verdict(counts, isFine)
console.log(
  ['', '── Summary ──', '', ...summary, `all      ${secondsSince(startedAt)}`, ''].join('\n'),
)
console.log(lines.join('\n'))
process.exitCode = isGood ? 0 : 1

async function lint() {
  const colours = process.stdout.isTTY ? 'force' : 'off'
  const options = [`--colors=${colours}`, '--diagnostic-level=warn', '--error-on-warnings']
  return (
    (await succeeds(tool('biome'), ['ci', ...options, '.'])) &&
    (await succeeds(tool('oxlint'), ['--type-aware', '--deny-warnings']))
  )
}

function unitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return succeeds(tool('vitest'), ['run', ...reporters], { CROUPIER_COVERAGE: chartCoverage })
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function succeeds(command, args, env = {}) {
  return (await run(command, args, { env })).code === 0
}

/** @param {() => Promise<boolean>} work */
async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
