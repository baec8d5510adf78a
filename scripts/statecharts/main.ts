// Generates a page for every chart: `npm run statecharts` writes docs/statecharts; with --check it only
// compares.
import { flows } from '../../packages/core/src/app/flows/flows.ts'
import type { Chart } from '../../packages/core/testing/charts/chart.structure.ts'
import { charts } from '../../packages/core/testing/charts/charts.ts'
import { runGenerator } from '../generated.ts'
import { indexPage } from './index.page.ts'
import { chartPage } from './page.ts'
import { readSource } from './sources.ts'

const entries = charts.map((chart) => ({ chart, startedBy: startedBy(chart) }))
const pages = new Map([
  ['README.md', indexPage(entries)],
  ...entries.map(({ chart, startedBy }): [string, string] => [
    `${chart.id}.md`,
    chartPage(chart, readSource(chart.id), startedBy),
  ]),
])

runGenerator({
  command: 'npm run statecharts',
  purpose: 'Writes a page with diagrams of every chart to docs/statecharts.',
  folder: 'docs/statecharts',
  source: 'charts',
  files: pages,
})

/** What starts a chart, and how long it runs. */
function startedBy({ id }: Chart): string {
  const lifetime = flows.find(({ name }) => name === id)?.lifetime
  if (lifetime === 'screen') return '[app](app.md) while its screen is open'
  if (lifetime === 'member') return '[app](app.md) from its first use until sign-out'
  if (lifetime === 'site') return '[app](app.md) from its first use on'
  const parents = charts.filter(({ implementations }) => id in implementations.actors)
  const links = parents.map((parent) => `[${parent.id}](${parent.id}.md)`)
  return links.length > 0 ? links.join(' and ') : 'the composition root'
}
