import type { Hits } from '../../packages/core/testing/charts/chart.coverage.ts'
import type { ChartCoverage, Share } from '../../packages/core/testing/charts/coverage.table.ts'

/**
 * The lines of the table: a chart each, then their sum, then what the charts call unreachable. With a
 * column for the transitions that browser tests took, if there were any.
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

/** What no test has seen at work, and what to do about it; nothing when all was seen. */
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
    'No test shows this of the charts. Write one, delete what is dead, or declare a transition that',
    'cannot be taken: meta: { unreachable: "why" }.',
    ...missing,
  ]
}
