import type { Hits } from '../../packages/core/testing/charts/chart.coverage.ts'
import type { ChartCoverage, Share } from '../../packages/core/testing/charts/coverage.table.ts'

/**
 * The lines of the table: one for each chart, then their sum, then the transitions that charts declare
 * unreachable. If browser tests ran, a column counts the transitions that they took.
 */
export function table(coverage: readonly ChartCoverage[], inBrowser: Hits): readonly string[] {
  const browserCells = (...takenBy: readonly string[]) =>
    inBrowser.size === 0
      ? []
      : [`${takenBy.reduce((sum, chart) => sum + (inBrowser.get(chart)?.taken.size ?? 0), 0)}`]
  const width = Math.max(...coverage.map(({ chart }) => chart.length), 'all charts'.length)
  const line = (name: string, ...cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(12))].join('  ')
  const sumOf = (kind: (chart: ChartCoverage) => Share): Share => ({
    total: coverage.reduce((total, chart) => total + kind(chart).total, 0),
    missing: coverage.flatMap((chart) => kind(chart).missing),
  })
  return [
    line('chart', 'states', 'transitions', 'guards', ...(inBrowser.size ? ['in a browser'] : [])),
    ...coverage.map(({ chart, states, transitions, guards }) =>
      line(chart, part(states), part(transitions), part(guards), ...browserCells(chart)),
    ),
    line(
      'all charts',
      part(sumOf(({ states }) => states)),
      part(sumOf(({ transitions }) => transitions)),
      part(sumOf(({ guards }) => guards)),
      ...browserCells(...coverage.map(({ chart }) => chart)),
    ),
    ...coverage.flatMap(({ unreachable }) => unreachable.map((edge) => `unreachable  ${edge}`)),
  ]
}

function part({ total, missing }: Share): string {
  return `${total - missing.length}/${total}`
}

/** What no test exercises, and what to do about it. Empty if there are no gaps. */
export function gaps(coverage: readonly ChartCoverage[]): readonly string[] {
  const missing = coverage.flatMap(({ states, transitions, guards, disproved }) => [
    ...disproved.map(
      (transition) => `  ${transition} is declared unreachable, but is taken or has no reason`,
    ),
    ...states.missing.map((state) => `  ${state} was never entered`),
    ...transitions.missing.map((transition) => `  ${transition} was never taken`),
    ...guards.missing.flatMap((guard) =>
      guard.endsWith(' refused') ? [`  ${guard.replace(/ refused$/, ' was never refused')}`] : [],
    ),
  ])
  if (missing.length === 0) return []
  return [
    '',
    'No test exercises these parts of the charts. Write one, delete dead code, or declare a transition that',
    'cannot be taken: meta: { unreachable: "why" }.',
    ...missing,
  ]
}
