import type { GameInfo, RtpPeriod } from '@croupier/core/game-page'
import { Minus, TrendingDown, TrendingUp } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './paid-back.module.css'

const names = {
  day: 'gamePage.trend.day',
  week: 'gamePage.trend.week',
  month: 'gamePage.trend.month',
} as const

const trends = {
  up: { word: 'gamePage.trend.up', icon: TrendingUp },
  down: { word: 'gamePage.trend.down', icon: TrendingDown },
  flat: { word: 'gamePage.trend.flat', icon: Minus },
} as const satisfies Record<RtpPeriod['trend'], unknown>

const periods = ['day', 'week', 'month'] as const

/** Where the chart begins, in percent: no game pays back less. */
const least = 85
const most = 105

/**
 * What the game paid back recently: bars in the rows of a table, so that the same figures can be read, seen and
 * heard, and the sentence that they say nothing about the next round.
 */
export function PaidBack({ info }: { info: GameInfo }) {
  const { t } = useMessages('gamePage')
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{t('gamePage.trend.title')}</h2>
      <ScrollArea label={t('gamePage.trend.title')}>
        <table className={styles.table}>
          <thead className={styles.heads}>
            <tr>
              <th scope="col">{t('gamePage.trend.period')}</th>
              <th scope="col">{t('gamePage.trend.trend')}</th>
              <th scope="col">{t('gamePage.trend.paidBack')}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <Row
                key={period}
                name={t(names[period])}
                period={info.periods[period]}
                usual={info.rtp}
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className={styles.note}>
        {t('gamePage.trend.usual', { share: info.rtp })} {t('gamePage.trend.note')}
      </p>
    </div>
  )
}

function Row({ name, period, usual }: { name: string; period: RtpPeriod; usual: number }) {
  const { t } = useMessages('gamePage')
  const { icon, word } = trends[period.trend]
  return (
    <tr className={styles.row}>
      <th scope="row">{name}</th>
      <td className={styles.trend}>
        <svg
          className={styles.chart}
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.track} width="100" height="10" />
          <rect className={styles.bar} width={lengthOf(period.rtp)} height="10" />
          <rect className={styles.usual} x={lengthOf(usual)} width="1" height="10" />
        </svg>
        <span className={styles.word}>
          <Icon of={icon} size="small" />
          {t(word)}
        </span>
      </td>
      <td className={styles.share}>{t('gamePage.percent', { share: period.rtp })}</td>
    </tr>
  )
}

/** The length of a bar, in percent of the chart. */
function lengthOf(share: number): number {
  return Math.min(100, Math.max(1, ((share - least) / (most - least)) * 100))
}
