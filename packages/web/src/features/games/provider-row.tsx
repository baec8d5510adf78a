import type { GameRailsView } from '@croupier/core/game-rails'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ProviderTile } from '../../ui/provider-tile.tsx'
import styles from './provider-row.module.css'

/** The providers of games, each with a link to its games. */
export function ProviderRow({ providers }: Pick<GameRailsView, 'providers'>) {
  const { t } = useMessages('games')
  return (
    <section aria-labelledby="home-providers">
      <h2 id="home-providers" className={styles.title}>
        {t('game.list.providers')}
      </h2>
      <ul className={styles.row} aria-labelledby="home-providers">
        {providers.map(({ key, title }) => (
          <li key={key}>
            <PageLink to="/list" query={{ provider: key }} className={styles.provider}>
              <ProviderTile letters={title.slice(0, 2).toUpperCase()} isSmall />
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
