import { type Game, gameName } from '@croupier/core/game'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { useHeart } from '../../shell/use-heart.ts'
import styles from './game-card.module.css'

/**
 * Adds a game to the member's favourites, or removes it; visitors have none. Its name says which, so it must not say
 * besides that it is pressed.
 */
export function GameHeart({ game }: { game: Game }) {
  const { locale } = useMessages('games')
  const heart = useHeart(game)
  if (!heart) return null
  const { isLiked, label, press } = heart
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      data-liked={isLiked || undefined}
      title={`${label}: ${gameName(game, locale)}`}
      onClick={press}
    />
  )
}
