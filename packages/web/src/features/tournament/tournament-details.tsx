import { siteView } from '@croupier/core'
import { gamePath } from '@croupier/core/game'
import type { TournamentGame, TournamentPlace } from '@croupier/core/tournament'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './tournament-details.module.css'

/** The games that count, each with a link to its page. */
export function TournamentGames({ games }: { games: readonly TournamentGame[] }) {
  const { t, locale } = useMessages('tournament')
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('tournament.games')}</h3>
      <ul className={styles.games}>
        {games.map(({ id, names, picture }) => (
          <li key={id}>
            <PageLink to={gamePath({ id, names }, { locale, isMember })} className={styles.game}>
              {picture === null ? (
                <span className={styles.picture} />
              ) : (
                <img
                  src={picture}
                  alt=""
                  width={72}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  className={styles.picture}
                />
              )}
              <span className={styles.name}>{names[locale]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface TournamentBoardProps {
  /** The name of the tournament. */
  readonly name: string
  readonly board: readonly TournamentPlace[]
  /** The tournament has ended, so that nothing changes any more. */
  readonly isFinal: boolean
}

/** Who leads, or who has won. */
export function TournamentBoard({ name, board, isFinal }: TournamentBoardProps) {
  const { t, money } = useMessages('tournament')
  const hasPrizes = board.some(({ prize }) => prize !== null)
  return (
    <Unfolding title={t(isFinal ? 'tournament.result' : 'tournament.board')}>
      <ScrollArea label={t('tournament.boardOf', { name })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('tournament.rank')}</th>
              <th scope="col">{t('tournament.player')}</th>
              <th scope="col">{t('tournament.points')}</th>
              {hasPrizes && <th scope="col">{t('tournament.prize')}</th>}
            </tr>
          </thead>
          <tbody>
            {board.map(({ place, player, points, prize }) => (
              <tr key={place}>
                <td>{place}</td>
                <th scope="row">{player}</th>
                <td>{t('tournament.pointsOf', { points })}</td>
                {hasPrizes && <td>{prize === null ? '–' : money(prize)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Unfolding>
  )
}

/** The rules, in the words of the server. */
export function TournamentRules({ rules }: { rules: readonly string[] }) {
  const { t } = useMessages('tournament')
  return (
    <Unfolding title={t('tournament.rules')}>
      {rules.map((paragraph) => (
        <p key={paragraph} className={styles.rule}>
          {paragraph}
        </p>
      ))}
    </Unfolding>
  )
}

function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.unfolding}>
      <summary className={styles.summary}>
        {title}
        <Icon of={ChevronDown} size="small" />
      </summary>
      {children}
    </details>
  )
}
