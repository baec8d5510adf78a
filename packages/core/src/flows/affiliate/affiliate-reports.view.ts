import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { affiliateReportsMachine, ReportsScreen } from './affiliate-reports.machine.ts'
import type { Report, ReportQuestion } from './report.question.ts'

/** What the page of a report shows. */
export interface AffiliateReportsView {
  readonly screen: ReportsScreen
  readonly asked: ReportQuestion
  /** Null until it is loaded. */
  readonly report: Report | null
  /** How many rows cannot be shown; sums leave them out. */
  readonly unreadable: number
}

export function affiliateReportsView(
  snapshot: SnapshotFrom<typeof affiliateReportsMachine>,
): AffiliateReportsView {
  const { asked, report, unreadable } = snapshot.context
  return { screen: screenOf(snapshot, 'loading'), asked, report, unreadable }
}
