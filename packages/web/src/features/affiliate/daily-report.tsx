import { type DayFigures, meanMembers, type Period, sumOf } from '@croupier/core/affiliate'
import { groupThousands } from '@croupier/core/money'
import { startOfBangkokDay } from '@croupier/core/time'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './affiliate.module.css'
import { FigureList } from './figure-list.tsx'
import { ReportDownload } from './report-download.tsx'
import { UpdateNote } from './update-note.tsx'

interface DailyReportProps {
  readonly period: Period
  readonly days: readonly DayFigures[]
}

/** What each day has brought: as a chart, as a table, and as a download. */
export function DailyReport({ period, days }: DailyReportProps) {
  const { t, fullDate, money } = useMessages('affiliate')
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) {
    return (
      <>
        <Note role="status">{t('affiliate.empty.report')}</Note>
        <UpdateNote />
      </>
    )
  }
  const dateOf = (day: string) => fullDate(startOfBangkokDay(day))
  const most = days.reduce((best, day) => (day.commission > best.commission ? day : best))
  const sums = sumOf(days)
  const columns = [
    t('affiliate.column.date'),
    t('affiliate.column.activeMembers'),
    t('affiliate.column.turnover'),
    t('affiliate.column.commission'),
  ]
  return (
    <>
      <FigureList
        figures={[
          [
            t('affiliate.commissionOfDays', { count: days.length }),
            `${money(sums.commission)} ${t('format.currency')}`,
          ],
          [t('affiliate.activeMean'), t('affiliate.activeMeanValue', { mean: meanMembers(days) })],
        ]}
      />
      <Card>
        <h2 className={styles.title}>{t('affiliate.chartTitle')}</h2>
        <BarChart
          label={t('affiliate.chart', { from: dateOf(first.day), to: dateOf(last.day) })}
          bars={days.map(({ commission, day }) => ({
            key: day,
            tick: String(Number(day.slice(-2))),
            text: `${dateOf(day)}: ${money(commission)}`,
            value: commission,
          }))}
          most={money(most.commission)}
          ends={[...new Set([dateOf(first.day), dateOf(last.day)])]}
        />
      </Card>
      <DataTable
        caption={t('route.affiliateReportDaily')}
        columns={columns.map((name, index) => ({ name, isFigure: index > 0 }))}
        rows={days.toReversed().map(({ commission, day, members, turnover }) => ({
          key: day,
          cells: [
            <PageLink
              key="day"
              to={`/affiliate/reportDetail/${day}`}
              query={{ ...period }}
              className={styles.dayLink}
              label={t('affiliate.openDay', { date: dateOf(day) })}
            >
              {dateOf(day)}
            </PageLink>,
            groupThousands(String(members)),
            money(turnover),
            money(commission),
          ],
        }))}
        sums={[t('affiliate.column.total'), '', money(sums.turnover), money(sums.commission)]}
      />
      <ReportDownload
        fileName={`affiliate-${period.from}-${period.to}.csv`}
        columns={columns}
        rows={days.map(({ commission, day, members, turnover }) => [
          day,
          String(members),
          turnover,
          commission,
        ])}
      />
      <UpdateNote />
    </>
  )
}
