import { fromPromise } from 'xstate'
import { readAddress } from '../../kernel/routing/address.ts'
import type { Services } from '../../kernel/services/services.ts'
import {
  affiliateMembersCall,
  affiliateReportDailyCall,
  affiliateReportDetailCall,
  affiliateTransactionsCall,
} from './affiliate.calls.ts'
import { withQuietDays } from './affiliate.ts'
import {
  affiliateReportsMachine,
  type ReportResult,
  type ReportWish,
} from './affiliate-reports.machine.ts'
import { daysWithFigures } from './report.period.ts'
import type { Report } from './report.question.ts'

type ReportsServices = Pick<Services, 'api' | 'clock' | 'navigation'>

/** The chart of the affiliate reports, with its actors provided. */
export function createAffiliateReportsFlow(services: ReportsServices) {
  const { clock, navigation } = services
  const logic = affiliateReportsMachine.provide({
    actors: {
      readReport: fromPromise<ReportResult, ReportWish>(async ({ input, signal }) => {
        return (await readReport(services, input, signal)) ?? { kind: 'failed' }
      }),
    },
  })
  return { logic, input: { address: readAddress(navigation.current()), now: clock.now() } }
}

async function readReport(
  { api, clock }: ReportsServices,
  { asked, isFirst }: ReportWish,
  signal: AbortSignal,
): Promise<ReportResult | null> {
  const options = { purpose: isFirst ? 'foreground' : 'pressed', signal } as const
  switch (asked.kind) {
    case 'members': {
      const answer = await api.call(affiliateMembersCall, { page: asked.page }, options)
      if (answer.kind !== 'accepted') return null
      const { unreadable, ...page } = answer.value
      return readable({ kind: 'members', page }, page.rows, unreadable)
    }
    case 'transactions': {
      const answer = await api.call(affiliateTransactionsCall, { page: asked.page }, options)
      if (answer.kind !== 'accepted') return null
      const { unreadable, ...page } = answer.value
      return readable({ kind: 'transactions', page }, page.rows, unreadable)
    }
    case 'daily': {
      const answer = await api.call(affiliateReportDailyCall, asked.period, options)
      if (answer.kind !== 'accepted') return null
      const { days, unreadable } = answer.value
      // An unreadable day must not be shown as one on which nobody played.
      const names = unreadable > 0 ? [] : daysWithFigures(asked.period, clock.now())
      return readable({ kind: 'daily', days: withQuietDays(days, names) }, days, unreadable)
    }
    case 'detail': {
      const answer = await api.call(affiliateReportDetailCall, { day: asked.day }, options)
      if (answer.kind !== 'accepted') return null
      const members = [...answer.value.members].sort(
        (one, other) => other.commission - one.commission,
      )
      return readable({ kind: 'detail', members }, members, answer.value.unreadable)
    }
    case 'nothing':
      return null
  }
}

/** Null if no row could be read: such a report must not be shown as an empty one. */
function readable(
  report: Report,
  rows: readonly unknown[],
  unreadable: number,
): ReportResult | null {
  return unreadable > 0 && rows.length === 0 ? null : { kind: 'read', report, unreadable }
}
