// Makes a page of every chart: `npm run statecharts` writes docs/statecharts, with --check it only
// compares.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { flowLifetimes } from '../../packages/core/src/app/flow.names.ts'
import type { Chart } from '../../packages/core/testing/charts/chart.structure.ts'
import { charts } from '../../packages/core/testing/charts/charts.ts'
import { help, readArguments } from '../arguments.mjs'
import { root } from '../run.mjs'
import { indexPage } from './index.page.ts'
import { chartPage } from './page.ts'
import { readSource } from './sources.ts'

const command = 'npm run statecharts'
const usage = `${command} -- [options]

  Writes a page with pictures of every chart to docs/statecharts.

  --check  writes nothing: says which pages are not what the charts say
  --help   shows this`

const folder = 'docs/statecharts'

const entries = charts.map((chart) => ({ chart, startedBy: startedBy(chart) }))
const pages = new Map([
  ['README.md', indexPage(entries)],
  ...entries.map(({ chart, startedBy }): [string, string] => [
    `${chart.id}.md`,
    chartPage(chart, readSource(chart.id), startedBy),
  ]),
])

try {
  const { values } = readArguments(command, {
    options: { check: { type: 'boolean', default: false }, help },
  })
  if (values.help) console.log(usage)
  else if (values.check) process.exitCode = check() ? 0 : 1
  else write()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Who runs a chart, and for how long. */
function startedBy({ id }: Chart): string {
  const lifetimes: Readonly<Record<string, 'screen' | 'member'>> = flowLifetimes
  const lifetime = lifetimes[id]
  if (lifetime === 'screen') return '[app](app.md) while its screen is open'
  if (lifetime === 'member') return '[app](app.md) from its first use until sign-out'
  const parent = charts.find(({ implementations }) => id in implementations.actors)
  return parent ? `[${parent.id}](${parent.id}.md)` : 'the composition root'
}

function write(): void {
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const file of leftOver()) rmSync(path.join(root, folder, file))
  for (const [file, text] of pages) writeFileSync(path.join(root, folder, file), text)
  console.log(`${pages.size} pages are in ${folder}.`)
}

/** Prints what is not up to date; returns whether everything is. */
function check(): boolean {
  const stale = [...pages].flatMap(([file, text]) => (read(file) === text ? [] : [file]))
  const wrong = [...stale, ...leftOver()]
  for (const file of wrong) console.log(`  ${folder}/${file} is not what the charts say`)
  console.log(
    wrong.length === 0
      ? `${pages.size} pages of ${folder} are up to date.`
      : 'Run `npm run statecharts` and look at what changed.',
  )
  return wrong.length === 0
}

/** Pages of charts that are no more. */
function leftOver(): readonly string[] {
  const place = path.join(root, folder)
  return existsSync(place) ? readdirSync(place).filter((file) => !pages.has(file)) : []
}

function read(file: string): string | null {
  const place = path.join(root, folder, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
