import { type Layer, layers, type Notice } from './fault.report.ts'
import { type FaultResult, summary, type Verdict, verdictOf } from './fault.table.ts'
import type { Fault } from './fault.ts'

/** What `reports/faults.json` says of a fault. */
export interface FaultRecord extends Pick<Fault, 'id' | 'chart' | 'file' | 'harm'> {
  readonly verdict: Verdict
  readonly caughtBy: readonly Layer[]
  readonly notices: readonly Notice[]
  readonly problems: readonly string[]
  readonly duration: string
}

/** `reports/faults.json`. */
export interface FaultRecords {
  readonly summary: string
  readonly faults: readonly FaultRecord[]
}

export function resultRecord(result: FaultResult): FaultRecord {
  const { duration, fault, notices, problems } = result
  const { id, chart, file, harm } = fault
  const caughtBy = layers.filter((layer) => notices.some((notice) => notice.layer === layer))
  return {
    id,
    chart,
    file,
    harm,
    verdict: verdictOf(result),
    caughtBy,
    notices,
    problems,
    duration,
  }
}

/**
 * The report after a run. A run of some faults only leaves what an earlier one said of the others.
 * @param faults all that there are, in their order: what is said of others is dropped
 */
export function recordsAfter(
  earlier: readonly FaultRecord[],
  results: readonly FaultResult[],
  faults: readonly Fault[],
): FaultRecords {
  const known = new Map(
    [...earlier, ...results.map(resultRecord)].map((record) => [record.id, record]),
  )
  const records = faults.flatMap(({ id }) => known.get(id) ?? [])
  return { summary: summary(records.map(({ verdict }) => verdict)), faults: records }
}
