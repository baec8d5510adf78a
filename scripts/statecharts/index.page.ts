import {
  type Chart,
  statesOf,
  transitionsOf,
} from '../../packages/core/testing/charts/chart.structure.ts'
import { table } from './markdown.ts'

/** One chart of the index. */
export interface IndexEntry {
  readonly chart: Chart
  readonly startedBy: string
}

/** The page that lists all charts and explains how to read their pages. */
export function indexPage(entries: readonly IndexEntry[]): string {
  const lines = [
    '# Statecharts',
    '',
    'Every rule of the site is in one of these charts or in a pure function beside it. `npm run statecharts` generates the pages from the charts; `npm test` fails if one is not up to date.',
    '',
    ...table(
      ['chart', 'purpose', 'started by', 'states', 'transitions'],
      entries.map(({ chart, startedBy }) => [
        `[${chart.id}](${chart.id}.md)`,
        `${chart.root.description}`,
        startedBy,
        `${statesOf(chart).length - 1}`,
        `${statesOf(chart).flatMap(transitionsOf).length}`,
      ]),
    ),
    '',
    '## How to read a page',
    '',
    '- A word on an arrow is its event; `[isPaid]` is the guard that must pass, `[else]` what remains if all other guards fail. An arrow without an event is taken at once.',
    '- `loadChannels answered` and `loadChannels died` are the two ends of a call. A failed call also answers; if the actor itself dies nevertheless, the chart survives.',
    '- `after rest = 2 s` is the end of a delay. A delay without a length is computed from the context.',
    '- *any state* stands for every state of its box; a box with several names stands for all of these. A dashed box lies outside the diagram.',
    '- Transitions without a target are only in the table.',
    '- A screen is the value of `data-screen` while the state is shown. Requirement ids such as `DEP-46` lead to [the requirements](../requirements.md).',
  ]
  return `${lines.join('\n')}\n`
}
