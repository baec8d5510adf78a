import { type Findings, type Layer, layers, type Notice } from './fault.report.ts'
import type { Fault } from './fault.ts'

/** What became of a fault. `broken`: no test had its say about it, but for such as took too long. */
export type Verdict = 'caught' | 'survived' | 'broken'

/** A fault and what the tests said of it. */
export interface FaultResult extends Findings {
  readonly fault: Fault
  /** For people. */
  readonly duration: string
}

const shownTitles = 2
const shownProblems = 3

export function verdictOf({ notices, problems }: Findings): Verdict {
  if (notices.some(({ isTimeout }) => !isTimeout)) return 'caught'
  return notices.length + problems.length > 0 ? 'broken' : 'survived'
}

/** The head of the table, over faults with ids of up to so many characters. */
export function tableHead(width: number): string {
  return row(width, 'fault', 'verdict', 'tests', layers, 'time')
}

/** The lines of a fault: how many tests noticed it, of which kinds, and the first of them. */
export function tableLines(result: FaultResult, width: number): readonly string[] {
  const { duration, fault, notices, problems } = result
  const verdict = verdictOf(result)
  const counts = layers.map((layer) => `${countOf(notices, layer) || '–'}`)
  return [
    row(width, fault.id, verdict, `${notices.length || '–'}`, counts, duration),
    ...notices.slice(0, shownTitles).map((notice) => `    ${titleOf(notice)}`),
    ...(verdict === 'survived' ? [`    nobody noticed: ${fault.harm}`] : []),
    ...(verdict === 'broken' ? problemLines(problems) : []),
  ]
}

/** The last line: whether every fault was caught. */
export function summary(verdicts: readonly Verdict[]): string {
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
  const [caught, survived, broken] = [count('caught'), count('survived'), count('broken')]
  const others = [
    ...(survived > 0 ? [`${survived} survived`] : []),
    ...(broken > 0 ? [`${broken} broke the run, which shows nothing`] : []),
  ]
  return [`${caught} of ${verdicts.length} faults caught`, ...others].join(', ')
}

function countOf(notices: readonly Notice[], layer: Layer): number {
  return notices.filter((notice) => notice.layer === layer).length
}

function problemLines(problems: readonly string[]): readonly string[] {
  const more = problems.length - shownProblems
  return [
    ...problems.slice(0, shownProblems).map((problem) => `    broken: ${problem}`),
    ...(more > 0 ? [`    and ${more} more, in reports/faults.json`] : []),
  ]
}

function titleOf({ isTimeout, title }: Notice): string {
  return isTimeout ? `${title} (by taking too long)` : title
}

function row(
  width: number,
  id: string,
  verdict: string,
  tests: string,
  counts: readonly string[],
  time: string,
): string {
  const cells = [id.padEnd(width), verdict.padEnd(8), ...[tests, ...counts, time].map(pad)]
  return cells.join('  ')
}

function pad(cell: string): string {
  return cell.padStart(7)
}
