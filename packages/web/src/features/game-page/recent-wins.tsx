import type { SlotWin } from '@croupier/core/game-page'
import { useId } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import styles from './recent-wins.module.css'

/** The latest wins, without names [GAME-06]. */
export function RecentWins({ wins }: { wins: readonly SlotWin[] }) {
  const { t, money, time } = useMessages('gamePage')
  const id = useId()
  return (
    <section className={styles.wins} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('gamePage.wins.title')}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('gamePage.wins.player')}</th>
            <th scope="col">{t('gamePage.wins.time')}</th>
            <th scope="col">{t('gamePage.wins.bet')}</th>
            <th scope="col">{t('gamePage.wins.win')}</th>
            <th scope="col">{t('gamePage.wins.multiplier')}</th>
          </tr>
        </thead>
        <tbody>
          {wins.map(({ at, bet, multiplier, player, win }) => (
            <tr key={at}>
              <th scope="row">{player}</th>
              <td>{time(at)}</td>
              <td>{money(bet)}</td>
              <td className={styles.win}>{money(win)}</td>
              <td>{t('gamePage.wins.times', { times: multiplier })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
