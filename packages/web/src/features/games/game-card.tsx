import { type Game, gameName, providerTitle } from '@croupier/core/game'
import { pictureSet } from '@croupier/core/site'
import { PageLink } from '../../app/page-link.tsx'
import { useSiteDetails } from '../../app/site-details.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './game-card.module.css'
import { GameHeart } from './game-heart.tsx'

export interface GameCardProps {
  readonly game: Game
  /** The path of its page. */
  readonly to: string
  /** Whether members can add it to their favourites. */
  readonly hasHeart: boolean
  /** Whether it is among the first cards on the screen, whose artwork is loaded at once. */
  readonly isFirst?: boolean
}

/** How wide a card is at most: two stand side by side on a phone, six on the widest screens. */
const cardWidths =
  '(min-width: 90em) 13.75rem, (min-width: 64em) 20vw, (min-width: 48em) 25vw, 50vw'

/** How many cards of a list a phone shows first. */
export const firstCards = 6

/** A game: its artwork and its name lead to it, its heart adds it to the favourites. */
export function GameCard({ game, to, hasHeart, isFirst = false }: GameCardProps) {
  const { t, locale } = useMessages('games')
  const { pictureSizes } = useSiteDetails()
  const badge = badgeOf(game)
  return (
    <>
      <PageLink to={to} className={styles.card} label={gameName(game, locale)}>
        {game.picture === null ? (
          <span className={styles.picture} />
        ) : (
          <img
            {...(pictureSizes && {
              srcSet: pictureSet(game.picture, pictureSizes),
              sizes: cardWidths,
            })}
            src={game.picture}
            alt=""
            width={300}
            height={400}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            className={styles.picture}
          />
        )}
        {badge && <Tag className={styles.badge}>{t(badge)}</Tag>}
        <span className={styles.words}>
          <span className={styles.name}>{gameName(game, locale)}</span>
          {providerTitle(game.provider)}
          {game.rtp !== null && (
            <>
              {' '}
              <span className={styles.rtp}>· {t('game.rtp', { rtp: game.rtp })}</span>
            </>
          )}
        </span>
      </PageLink>
      {game.rating !== null && (
        <Rating
          className={styles.rating}
          points={game.rating}
          label={t('game.rating', { rating: game.rating })}
        />
      )}
      {hasHeart && <GameHeart game={game} />}
    </>
  )
}

/** One badge is enough, and new comes before popular. */
function badgeOf({ hasFreeSpins, isHot, isNew }: Game) {
  if (isNew) return 'game.badge.new'
  if (isHot) return 'game.badge.hot'
  return hasFreeSpins ? 'game.badge.freespin' : null
}
