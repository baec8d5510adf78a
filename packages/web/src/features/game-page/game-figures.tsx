import type { GameInfo } from '@croupier/core/game-page'
import type { Satang } from '@croupier/core/money'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Money } from '../../ui/money.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './game-figures.module.css'

const volatilities = {
  low: 'gamePage.volatility.low',
  medium: 'gamePage.volatility.medium',
  high: 'gamePage.volatility.high',
} as const satisfies Record<GameInfo['volatility'], string>

/** What is known about a slot game [GAME-07]. */
export function GameFigures({ info }: { info: GameInfo }) {
  const { t } = useMessages('gamePage')
  const { hitRatio, maxBet, minBet, paylines, rtp, volatility } = info
  const bet = (amount: Satang | null) => (amount === null ? '–' : <Bet amount={amount} />)
  const figures = [
    [t('gamePage.info.rtp'), t('gamePage.percent', { share: rtp })],
    [t('gamePage.info.volatility'), t(volatilities[volatility])],
    [t('gamePage.info.minBet'), bet(minBet)],
    [t('gamePage.info.maxBet'), bet(maxBet)],
    [t('gamePage.info.paylines'), paylines],
    [t('gamePage.info.hitRatio'), t('gamePage.percent', { share: hitRatio })],
  ] as const
  return (
    <section className={styles.card}>
      <VisuallyHidden>
        <h2>{t('gamePage.info.title')}</h2>
      </VisuallyHidden>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Bet({ amount }: { amount: Satang }) {
  const { t, money } = useMessages()
  return <Money amount={money(amount)} currency={t('format.currency')} />
}
