import type { SlotWin } from '@croupier/core/game-page'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './recent-wins.module.css'

/** The latest wins, without names [GAME-06]. */
export function RecentWins({ wins }: { wins: readonly SlotWin[] }) {
  const { t, money, time } = useMessages('gamePage')
  return (
    <div className={styles.wins}>
      <h2 className={styles.title}>{t('gamePage.wins.title')}</h2>
      <ScrollArea label={t('gamePage.wins.title')}>
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
            {wins.map(({ at, bet, multiplier, player, win }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state, and two wins may share an instant
              <tr key={index}>
                <th scope="row">{player}</th>
                <td>{time(at)}</td>
                <td>{money(bet)}</td>
                <td className={styles.win}>{money(win)}</td>
                <td>{t('gamePage.wins.times', { times: multiplier })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}
