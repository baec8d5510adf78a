import { siteView } from '@croupier/core'
import { favouritesView, isFavouriteGame } from '@croupier/core/favourite'
import { type Game, gameName } from '@croupier/core/game'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import styles from './game-card.module.css'

/** Keeps a game among the member's favourites, or does so no more; visitors have none. */
export function GameHeart({ game }: { game: Game }) {
  const { t, locale } = useMessages('games')
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  const favourites = useFlow('favourites')
  const isLiked =
    useView(favourites, (snapshot) => isFavouriteGame(favouritesView(snapshot), game)) ??
    game.isFavourite
  if (!isMember) return null
  const label = t(isLiked ? 'favourite.remove' : 'favourite.add')
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      aria-pressed={isLiked}
      title={`${label}: ${gameName(game, locale)}`}
      onClick={() =>
        favourites?.send({
          type: 'favourites.toggle',
          gameId: game.id,
          isFavourite: game.isFavourite,
        })
      }
    />
  )
}
