// Shows which states, transitions and guards of the charts no test has seen at work: `npm run coverage`
// runs the unit and headless tests first; with --collected it takes what the last run left behind.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { charts } from '../../packages/core/testing/charts/charts.ts'
import { coverageFolder, readHits } from '../../packages/core/testing/charts/coverage.file.ts'
import { coverageOf } from '../../packages/core/testing/charts/coverage.table.ts'
import { root, run, tool } from '../run.mjs'
import { gaps, table } from './text.ts'

const folder = path.join(root, coverageFolder)

try {
  process.exitCode = (process.argv.includes('--collected') || (await collect())) && check() ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function collect(): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true })
  const { code } = await run(tool('vitest'), [
    'run',
    '--project',
    'core',
    '--project',
    'model-tests',
  ])
  return code === 0
}

/** Prints the table; returns whether everything was seen at work. */
function check(): boolean {
  if (!existsSync(folder)) throw new Error('No test has run yet: run `npm run coverage`.')
  const hits = readHits(folder)
  const coverage = charts.map((chart) => coverageOf(chart, hits))
  const left = gaps(coverage)
  console.log([...table(coverage), ...left].join('\n'))
  return left.length === 0
}
