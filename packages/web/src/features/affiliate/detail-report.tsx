import { type MemberFigures, type Period, sumOf } from '@croupier/core/affiliate'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Note } from '../../ui/note.tsx'
import { ReportDownload } from './report-download.tsx'
import { UpdateNote, useUpdateTime } from './update-note.tsx'
import { useGameName } from './use-game-name.ts'

interface DetailReportProps {
  readonly day: string
  /** The period of the report to go back to. */
  readonly period: Period | null
  readonly members: readonly MemberFigures[]
}

/** Who brought what on one day. */
export function DetailReport({ day, period, members }: DetailReportProps) {
  const { t, money } = useMessages('affiliate')
  const gameName = useGameName()
  const time = useUpdateTime()
  const sums = sumOf(members)
  const columns = [
    t('affiliate.column.member'),
    t('affiliate.column.gameType'),
    t('affiliate.column.turnover'),
    t('affiliate.column.commission'),
  ]
  return (
    <>
      {members.length === 0 ? (
        <Note role="status">{t('affiliate.empty.day', { time })}</Note>
      ) : (
        <>
          <DataTable
            caption={t('route.affiliateReportDetail')}
            columns={columns.map((name, index) => ({ name, isFigure: index > 1 }))}
            rows={members.map(({ commission, gameType, name, turnover }, index) => ({
              // Two friends may have the same shortened name.
              key: String(index),
              cells: [name, gameName(gameType), money(turnover), money(commission)],
            }))}
            sums={[t('affiliate.column.total'), '', money(sums.turnover), money(sums.commission)]}
          />
          <ReportDownload
            fileName={`affiliate-${day}.csv`}
            columns={columns}
            rows={members.map(({ commission, gameType, name, turnover }) => [
              name,
              gameName(gameType),
              turnover,
              commission,
            ])}
          />
          <UpdateNote />
        </>
      )}
      <PageLink
        to="/affiliate/reportDaily"
        query={{ ...period }}
        className={buttonClasses({ isWide: true })}
      >
        {t('affiliate.backToDays')}
      </PageLink>
    </>
  )
}
