import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Services } from '../app/services.ts'
import { readAddress } from '../routing/address.ts'
import {
  affiliateMembersCall,
  affiliateReportDailyCall,
  affiliateReportDetailCall,
  affiliateTransactionsCall,
} from './affiliate.calls.ts'
import {
  affiliateReportsMachine,
  type ReportResult,
  type ReportsEvent,
} from './affiliate-reports.machine.ts'
import { questionOf, type Report, type ReportQuestion } from './report.question.ts'

type ReportsServices = Pick<Services, 'api' | 'clock' | 'navigation'>

/** The chart of the affiliate reports with everything it does to the world. */
export function createAffiliateReportsFlow(services: ReportsServices) {
  const { clock, navigation } = services
  const ask = (address: string) => questionOf(readAddress(address), clock.now())
  const logic = affiliateReportsMachine.provide({
    actors: {
      readReport: fromPromise<ReportResult, { asked: ReportQuestion }>(
        async ({ input: { asked }, signal }) => {
          const report = await readReport(services, asked, signal)
          return report ? { kind: 'read', report } : { kind: 'failed' }
        },
      ),
      watchAddress: fromCallback<EventObject>(({ sendBack }) =>
        navigation.watch((address) => {
          const question = ask(address)
          if (question) sendBack({ type: 'reports.asked', question } satisfies ReportsEvent)
        }),
      ),
    },
  })
  return { logic, input: { asked: ask(navigation.current()) ?? { kind: 'nothing' } } }
}

async function readReport(
  { api }: ReportsServices,
  asked: ReportQuestion,
  signal: AbortSignal,
): Promise<Report | null> {
  const options = { purpose: 'foreground', signal } as const
  switch (asked.kind) {
    case 'members': {
      const answer = await api.call(affiliateMembersCall, { page: asked.page }, options)
      return answer.kind === 'accepted' ? { kind: 'members', page: answer.value } : null
    }
    case 'transactions': {
      const answer = await api.call(affiliateTransactionsCall, { page: asked.page }, options)
      return answer.kind === 'accepted' ? { kind: 'transactions', page: answer.value } : null
    }
    case 'daily': {
      const answer = await api.call(affiliateReportDailyCall, asked.period, options)
      if (answer.kind !== 'accepted') return null
      const days = [...answer.value.days].sort((one, other) => (one.day < other.day ? -1 : 1))
      return { kind: 'daily', days }
    }
    case 'detail': {
      const answer = await api.call(affiliateReportDetailCall, { day: asked.day }, options)
      if (answer.kind !== 'accepted') return null
      const members = [...answer.value.members].sort(
        (one, other) => other.commission - one.commission,
      )
      return { kind: 'detail', members }
    }
    case 'nothing':
      return null
  }
}
