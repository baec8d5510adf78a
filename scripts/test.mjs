#!/usr/bin/env node
// Everything that must hold, cheapest first: `npm test`. The first step that fails ends the run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { refuseArguments } from './arguments.mjs'
import { findBrowser } from './browser.mjs'
import { runBrowserTests } from './browser-tests.mjs'
import { buildSite } from './build.mjs'
import { checkDependencies } from './dependencies.mjs'
import { root, tool } from './run.mjs'
import { checkSizes } from './sizes.mjs'
import { runSteps, script, succeeds } from './steps.mjs'
import { readPlaywright, readVitest, verdict } from './test-results.mjs'

refuseArguments(
  'npm test',
  'it runs everything, and `npm run unit -- <filter>` or `npm run e2e -- <filter>` a part',
)

const reports = path.join(root, 'reports')
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')
const chartCoverage = path.join(reports, 'coverage')
rmSync(unitReport, { force: true })
rmSync(browserReport, { force: true })
rmSync(chartCoverage, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** @type {import('./steps.mjs').Step[]} */
const steps = [
  { name: 'Format and lint', work: script('lint.mjs') },
  { name: 'Types', work: script('types.mjs') },
  { name: 'Packages', work: async () => checkDependencies() },
  { name: 'Statecharts', work: script('statecharts/main.ts', '--check') },
  { name: 'Routes', work: script('routes/main.ts', '--check') },
  { name: 'Contract', work: script('contract/main.ts', '--check') },
  { name: 'Unit tests', work: unitTests },
  { name: 'Chart coverage', work: script('coverage/main.ts', '--collected') },
  { name: 'Build and sizes', work: async () => (await buildSite()) && checkSizes() },
  { name: 'Browser tests', work: browserTests },
  { name: 'Requirements', work: script('requirements/main.ts', '--check') },
]

const { isFine, summary } = await runSteps(steps)
const counts = [readVitest(readReport(unitReport)), readPlaywright(readReport(browserReport))]
const { lines, isGood } = verdict(counts, isFine)
console.log(['', '── Summary ──', '', ...summary, ''].join('\n'))
console.log(lines.join('\n'))
process.exitCode = isGood ? 0 : 1

function unitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return succeeds(tool('vitest'), ['run', ...reporters], { CROUPIER_COVERAGE: chartCoverage })
}

async function browserTests() {
  return (await runBrowserTests(await findBrowser())) === 0
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
