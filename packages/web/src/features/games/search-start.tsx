import { pathOf } from '@croupier/core'
import { type Game, gamePath } from '@croupier/core/game'
import type { SearchPageView } from '@croupier/core/game-search'
import { History } from 'lucide'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { GameGrid } from './game-grid.tsx'
import styles from './search-start.module.css'

export interface SearchStartProps {
  readonly view: Pick<SearchPageView, 'popular' | 'recent'>
  readonly isMember: boolean
  readonly onForget: () => void
}

/** Where a search may begin, or go on when it found nothing: recent searches, popular games and all games. */
export function SearchStart({ view: { popular, recent }, isMember, onForget }: SearchStartProps) {
  const { t, locale } = useMessages('games')
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent" className={styles.part}>
          <div className={styles.head}>
            <h2 id="search-recent" className={styles.title}>
              {t('search.recent')}
            </h2>
            <Button variant="quiet" size="small" onPress={onForget}>
              {t('search.forget')}
            </Button>
          </div>
          <ul className={styles.terms}>
            {recent.map((term) => (
              <li key={term}>
                <PageLink
                  to={pathOf('search', { id: term })}
                  className={buttonClasses({ size: 'small' })}
                >
                  <Icon of={History} size="small" />
                  {term}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="search-popular" className={styles.part}>
          <div className={styles.head}>
            <h2 id="search-popular" className={styles.title}>
              {t('game.list.popular')}
            </h2>
            <PageLink to="/list" className={styles.all}>
              {t('game.list.all')}
            </PageLink>
          </div>
          <GameGrid
            games={popular}
            label={t('game.list.popular')}
            pathOf={(game: Game) => gamePath(game, { locale, isMember })}
          />
        </section>
      )}
    </>
  )
}
