import {
  affiliateReportsMachine,
  type ReportResult,
} from '../../../src/flows/affiliate/affiliate-reports.machine.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

export const affiliateReportsCases = casesOf({
  chart: affiliateReportsMachine,
  inputs: [{ asked: { kind: 'members', page: 1 } }, { asked: { kind: 'nothing' } }],
  events: [
    settledAt('/affiliate/member'),
    settledAt('/affiliate/reportDetail/2026-11-19'),
    settledAt('/affiliate/reportDetail/never'),
    { type: 'reports.retry' },
    { type: 'content.retried' },
  ],
  answers: {
    readReport: [
      { kind: 'read', report: { kind: 'members', page: { rows: [], total: 0 } }, unreadable: 0 },
      { kind: 'failed' },
    ] satisfies ReportResult[],
  },
})
