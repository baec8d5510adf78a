import type { Verdict } from './budgets.ts'
import { ratio } from './budgets.ts'
import type { Sent, Summary, VisitSummary } from './summary.ts'

const head = [
  '',
  'largest paint',
  'waited for',
  'blocked',
  'interaction',
  'shift',
  'first view',
  'until idle',
  'idle after',
  'script',
]

/** The table of all visits: times as so many times the floor's, what was sent as requests and KiB. */
export function visitTable({ floor, visits }: Summary): string[] {
  const rows = [{ name: 'floor page', visit: floor }, ...visits]
  return columns([head, ...rows.map(({ name, visit }) => [name, ...cells(visit, floor)])])
}

function cells(visit: VisitSummary, floor: VisitSummary): string[] {
  return [
    beside(visit.largestPaintMs, floor.largestPaintMs),
    beside(visit.shownMs, floor.largestPaintMs),
    beside(visit.blockedMs, floor.blockedMs),
    visit.slowest.length === 0 ? '–' : `${visit.worstInteractionMs.toFixed(0)} ms`,
    visit.layoutShift.toFixed(3),
    written(visit.untilFirstView),
    written(visit.untilIdle),
    `${(visit.idleMs / 1_000).toFixed(1)} s`,
    `${kib(visit.scriptBytes)} br`,
  ]
}

/** Where to look: what was pressed when it took long, and what moved. */
export function hints({ visits }: Summary): string[] {
  return visits.flatMap(({ name, visit: { moved, slowest } }) => [
    ...slowest.map(({ ms, what }) => `${name}: ${ms} ms, ${what}`),
    ...(moved === '' ? [] : [`${name}: moved ${moved}`]),
  ])
}

/** Which budgets are kept, those that are not last. */
export function verdictTable(verdicts: readonly Verdict[]): string[] {
  const sorted = verdicts.toSorted((one, other) => Number(other.isKept) - Number(one.isKept))
  return columns(
    sorted.map(({ isKept, limit, measured, what }) => [
      `${isKept ? 'ok    ' : 'MISSED'}  ${what}`,
      measured,
      limit,
    ]),
  )
}

/** Bytes as KiB, to a tenth. */
export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function beside(value: number | null, floor: number | null): string {
  const times = ratio(value, floor)
  return value === null || times === null ? '–' : `${value.toFixed(0)} ms ${times.toFixed(2)}`
}

function written(sent: Sent | null): string {
  if (sent === null) return '–'
  const { bytes, requests } = sent
  return `${requests} / ${(bytes / 1024).toFixed(0)} KiB`
}

/** Rows with cells of one width; all but the first are aligned at their end. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
