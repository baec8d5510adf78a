import { csvOf, type HistoryView, historySums } from '@croupier/core/history'
import type { Satang } from '@croupier/core/money'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { DownloadButton } from '../../shell/download-button.tsx'
import styles from './history-sums.module.css'
import { useTable } from './use-table.ts'

interface ShownHistory {
  readonly view: Pick<HistoryView, 'days' | 'count'>
}

/** What came in and went out by the rows that are shown, which is said beside the sums. */
export function HistorySums({ view: { count, days } }: ShownHistory) {
  const { t, money } = useMessages('history')
  const { deposited, withdrawn, cancelled } = historySums(days)
  const signed = (sign: '+' | '-', amount: Satang) =>
    amount === 0 ? money(amount) : `${sign}${money(amount)}`
  const sums = [
    { name: t('history.sum.deposit'), value: signed('+', deposited) },
    { name: t('history.sum.withdraw'), value: signed('-', withdrawn) },
    // Money that was given back was also withdrawn.
    ...(cancelled > 0 ? [{ name: t('history.sum.cancel'), value: money(cancelled) }] : []),
  ]
  return (
    <div>
      <dl className={styles.sums}>
        {sums.map(({ name, value }) => (
          <div key={name} className={styles.sum}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.scope}>{t('history.sum.scope', { count })}</p>
    </div>
  )
}

/** Saves the rows that are shown. */
export function HistoryDownload({ view: { count, days } }: ShownHistory) {
  const { t } = useMessages('history')
  const table = useTable(days)
  const [newest] = days
  return (
    <DownloadButton
      fileName={`history-${newest?.day}.csv`}
      content={csvOf(table)}
      words={{
        label: t('history.download', { count }),
        saved: t('history.downloaded'),
        unavailable: t('history.downloadUnavailable'),
      }}
    />
  )
}
