// Runs every check: `npm test`. The first step that fails ends the run.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { browserVersions } from '../browser.mjs'
import { root } from '../run.mjs'
import { keptProofsOf } from '../steps/proof.store.ts'
import { runSteps } from '../steps/steps.run.ts'
import { readReports } from './reports.ts'
import { verdict } from './results.ts'
import { testSteps, transformedFiles } from './steps.ts'

const command = 'npm test'
const usage = `${command} -- [options]

  Runs every check; \`npm run unit -- <filter>\` and \`npm run e2e -- <filter>\` run a part. Checks that an
  earlier run passed with the same files, packages, Node and browser do not run again, unless the variable
  CI is set.

  --fresh  runs every check again
  --help   shows this`

/** One for each core of a small machine: more lanes would only wait for each other. */
const lanes = 2

try {
  const options = { fresh: { type: 'boolean', default: false }, help } as const
  const { values } = readArguments(command, { options })
  if (values.help) console.log(usage)
  else process.exitCode = (await test(values.fresh || Boolean(process.env.CI))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function test(isFresh: boolean): Promise<boolean> {
  const reports = path.join(root, 'reports')
  for (const left of ['unit', 'browser.json', 'coverage']) {
    rmSync(path.join(reports, left), { recursive: true, force: true })
  }
  rmSync(path.join(root, transformedFiles), { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const today = new Date().toISOString().slice(0, 10)
  const proofs = keptProofsOf()
  const { isFine, summary } = await runSteps(testSteps(await browserVersions(), today), {
    lanes,
    signal: stop.signal,
    proofs: isFresh ? { ...proofs, recall: () => null } : proofs,
  })
  const { counts, slowest } = readReports()
  const { lines, isGood } = verdict(counts, isFine)
  console.log([...slowest, '', '── Summary ──', '', ...summary, ''].join('\n'))
  console.log(lines.join('\n'))
  return isGood
}
