import { contentMachine } from '../../../src/app/content/content.machine.ts'
import type { CallReport } from '../../../src/wire/api/call.report.ts'
import { casesOf } from '../chart.cases.ts'

/** The report of a call that a screen waits for. */
const reported = (outcome: CallReport['outcome'], purpose: CallReport['purpose'] = 'foreground') =>
  ({
    type: 'call.reported',
    report: { endpoint: 'getProfile', isExempt: false, outcome, purpose },
  }) as const

const siteIsUp = {
  type: 'call.reported',
  report: {
    endpoint: 'checkMaintenance',
    isExempt: false,
    outcome: 'refused',
    purpose: 'background',
  },
} as const

export const contentCases = casesOf({
  chart: contentMachine,
  inputs: [undefined],
  events: [
    reported('accepted'),
    reported('maintenance'),
    reported('unreachable'),
    reported('httpError'),
    reported('unreachable', 'background'),
    siteIsUp,
    { type: 'content.retry' },
    { type: 'content.broke', isOnline: true },
    { type: 'content.broke', isOnline: false },
    { type: 'content.missing' },
    { type: 'route.settled' },
    { type: 'page.resumed' },
  ],
})
