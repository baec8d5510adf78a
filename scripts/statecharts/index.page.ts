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

/** The list of all charts, and how to read a page. */
export function indexPage(entries: readonly IndexEntry[]): string {
  const lines = [
    '# Statecharts',
    '',
    'Every rule of the site is in one of these charts or in a pure function beside it. The pages are made from the charts by `npm run statecharts`; `npm test` fails when one is not up to date.',
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
    '- A word on an arrow is the event that leads along it; `[isPaid]` is the guard that must agree, `[else]` what is left when the others refuse. An arrow without an event is taken at once.',
    '- `loadChannels answered` and `loadChannels died` are the two ends of a call. Calls do not die by themselves, their failures are answers; a chart survives the death all the same.',
    '- `after rest = 2 s` is the end of a delay. A delay without a length is worked out from the context.',
    '- *any state* stands for every state of the box it is in; a box with several names for all of these. A dashed box lies outside of the picture.',
    '- Transitions that stay where they are stand in the table only.',
    '- A screen is the name that `data-screen` has while the state is shown. Requirement ids such as `DEP-46` lead to [the requirements](../requirements.md).',
  ]
  return `${lines.join('\n')}\n`
}
