import { type AffiliateReportsView, affiliateReportsView } from '@croupier/core/affiliate'
import { startOfBangkokDay } from '@croupier/core/time'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Note } from '../../ui/note.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { AffiliateFrame } from './affiliate-frame.tsx'
import { LoadingFigures, MissingFigures } from './affiliate-states.tsx'
import { DailyReport } from './daily-report.tsx'
import { DetailReport } from './detail-report.tsx'
import { EntryList } from './entry-list.tsx'
import { MemberList } from './member-list.tsx'
import { PeriodForm } from './period-form.tsx'

/** Members, transactions, the daily report or the detail of a day, as the address says. */
export function AffiliateReportPage() {
  const flow = useFlow('affiliateReports')
  const { t } = useMessages('affiliate')
  const view = useView(flow, affiliateReportsView)
  const screen = view?.screen ?? 'loading'
  const part = useKeptFocus<HTMLDivElement>(screen)
  return (
    <FlowMark flow="affiliateReports" screen={screen} partRef={part}>
      <AffiliateFrame title={useReportTitle(view)}>
        {view?.asked.kind === 'daily' && <PeriodForm period={view.asked.period} />}
        {screen === 'loading' && <LoadingFigures key={view ? 'asked' : 'first'} isFirst={!view} />}
        {flow && screen === 'failed' && (
          <MissingFigures onRetry={() => flow.send({ type: 'reports.retry' })} />
        )}
        {view?.report && <Report view={view} />}
        {view && view.unreadable > 0 && (
          <Note tone="caution">
            {t('affiliate.unreadable', { count: view.unreadable })} <ContactLink />
          </Note>
        )}
      </AffiliateFrame>
    </FlowMark>
  )
}

function useReportTitle(view: AffiliateReportsView | null): string {
  const { t, fullDate } = useMessages('affiliate')
  const title = usePageTitle()
  if (view?.asked.kind !== 'detail') return title
  return t('affiliate.detailTitle', { date: fullDate(startOfBangkokDay(view.asked.day)) })
}

function Report({ view: { asked, report } }: { view: AffiliateReportsView }) {
  switch (report?.kind) {
    case 'members':
      return <MemberList page={report.page} number={asked.kind === 'members' ? asked.page : 1} />
    case 'transactions':
      return (
        <EntryList page={report.page} number={asked.kind === 'transactions' ? asked.page : 1} />
      )
    case 'daily':
      return asked.kind === 'daily' && <DailyReport period={asked.period} days={report.days} />
    case 'detail':
      return (
        asked.kind === 'detail' && (
          <DetailReport day={asked.day} period={asked.period} members={report.members} />
        )
      )
    default:
      return null
  }
}
