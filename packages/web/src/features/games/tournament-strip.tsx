import type { GameRailsView } from '@croupier/core/game-rails'
import { Trophy } from 'lucide'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import railStyles from './game-rails.module.css'
import styles from './tournament-strip.module.css'

const pages = { game: '/tournament', slot: '/slot-tournament' } as const

/** Active and coming tournaments, each with a link to its page. */
export function TournamentStrip({ tournaments }: Pick<GameRailsView, 'tournaments'>) {
  const { t, dateTime, locale, money } = useMessages('games', 'tournament')
  const title = t('route.tournament')
  return (
    <section aria-labelledby="home-tournaments">
      <div className={railStyles.head}>
        <h2 id="home-tournaments" className={railStyles.title}>
          {title}
        </h2>
        <PageLink
          to="/tournament"
          className={railStyles.all}
          label={t('game.list.seeAllOf', { name: title })}
        >
          {t('game.list.seeAll')}
        </PageLink>
      </div>
      <ul className={styles.strip}>
        {tournaments.map(({ end, id, kind, names, prize, start }) => (
          <li key={id}>
            <PageLink to={pages[kind]} className={styles.tournament}>
              <Icon of={Trophy} size="large" className={styles.icon} />
              <span>
                <b className={styles.name}>{names[locale]}</b>
                <span className={styles.prize}>
                  {t('tournament.prize')}{' '}
                  <Money amount={money(prize)} currency={t('format.currency')} />
                </span>
                <span className={styles.when}>
                  {t('tournament.period', { start: dateTime(start), end: dateTime(end) })}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
