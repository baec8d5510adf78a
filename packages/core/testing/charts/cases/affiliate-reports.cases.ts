import { day } from '../../../src/base/time/durations.ts'
import {
  affiliateReportsMachine,
  type ReportResult,
} from '../../../src/flows/affiliate/affiliate-reports.machine.ts'
import { readAddress } from '../../../src/kernel/routing/address.ts'
import { settledAt } from '../../settled.route.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

/** A day to come at the time of the tests, and today once the clock is corrected. */
const tomorrow = '/affiliate/reportDaily?from=2026-11-21&to=2026-11-21'

export const affiliateReportsCases = casesOf({
  chart: affiliateReportsMachine,
  inputs: ['/affiliate/member', '/affiliate/reportDetail/never', tomorrow].map((address) => ({
    address: readAddress(address),
    now: testEpoch,
  })),
  events: [
    settledAt('/affiliate/member'),
    settledAt('/affiliate/reportDetail/2026-11-19'),
    settledAt('/affiliate/reportDetail/never'),
    settledAt('/affiliate'),
    { type: 'clock.adjusted', now: testEpoch + day },
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
