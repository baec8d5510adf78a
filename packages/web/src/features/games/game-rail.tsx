import { type Game, gamePath } from '@croupier/core/game'
import { ChevronLeft, ChevronRight } from 'lucide'
import { memo, useRef } from 'react'
import { PageLink, type PageLinkProps } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useRowScroll } from '../../ui/use-row-scroll.ts'
import { GameCard } from './game-card.tsx'
import styles from './game-rails.module.css'

export interface GameRailRowProps extends Pick<PageLinkProps, 'to' | 'query'> {
  readonly title: string
  readonly games: readonly Game[]
  readonly isMember: boolean
  readonly hasHearts: boolean
  /** Whether it is the first row on the page, whose pictures are loaded at once. */
  readonly isFirst: boolean
}

/** How many cards of a row the widest screen shows: a row of more has arrows before anybody has measured it. */
const cardsInSight = 6

/** How many cards of a row a phone shows: a page that waits for the pictures of others is painted later. */
const cardsOnPhone = 3

/** A row of games that shows whole cards: it is swiped on a phone, and on wide screens has arrows too. */
export function GameRailRow({
  title,
  games,
  isMember,
  hasHearts,
  isFirst,
  to,
  query = {},
}: GameRailRowProps) {
  const { t } = useMessages('games')
  const row = useRef<HTMLUListElement>(null)
  const { canGoBack, canGoOn, scroll } = useRowScroll(row)
  const hasArrows = games.length > cardsInSight || canGoBack || canGoOn
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <PageLink
          to={to}
          query={query}
          className={styles.all}
          label={t('game.list.seeAllOf', { name: title })}
        >
          {t('game.list.seeAll')}
        </PageLink>
        {hasArrows && (
          <span className={styles.arrows}>
            <IconButton
              label={t('game.list.previousOf', { name: title })}
              icon={ChevronLeft}
              isDisabled={!canGoBack}
              onPress={() => scroll(-1)}
            />
            <IconButton
              label={t('game.list.nextOf', { name: title })}
              icon={ChevronRight}
              isDisabled={!canGoOn}
              onPress={() => scroll(1)}
            />
          </span>
        )}
      </div>
      <ul ref={row} className={styles.row} aria-label={title}>
        <Cards games={games} isMember={isMember} hasHearts={hasHearts} isFirst={isFirst} />
      </ul>
    </section>
  )
}

/** The cards of a row, which are not drawn again when the row is measured or swiped. */
const Cards = memo(function Cards({
  games,
  hasHearts,
  isFirst,
  isMember,
}: Pick<GameRailRowProps, 'games' | 'hasHearts' | 'isFirst' | 'isMember'>) {
  const { locale } = useMessages('games')
  return games.map((game, index) => (
    <li key={game.id} className={styles.cell}>
      <GameCard
        game={game}
        to={gamePath(game, { locale, isMember })}
        hasHeart={hasHearts}
        isFirst={isFirst && index < cardsOnPhone}
      />
    </li>
  ))
})
