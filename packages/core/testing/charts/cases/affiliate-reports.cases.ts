import {
  affiliateReportsMachine,
  type ReportResult,
} from '../../../src/flows/affiliate/affiliate-reports.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const affiliateReportsCases = casesOf({
  chart: affiliateReportsMachine,
  inputs: [{ asked: { kind: 'members', page: 1 } }, { asked: { kind: 'nothing' } }],
  events: [
    { type: 'reports.asked', question: { kind: 'members', page: 1 } },
    { type: 'reports.asked', question: { kind: 'detail', day: '2026-11-19', period: null } },
    { type: 'reports.asked', question: { kind: 'nothing' } },
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
