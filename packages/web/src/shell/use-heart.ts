import { siteView } from '@croupier/core'
import { favouritesView, isFavouriteGame } from '@croupier/core/favourite'
import type { Game } from '@croupier/core/game'
import { useSite } from '../app/app.provider.tsx'
import { useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'

/** Whether a member keeps a game among their favourites, and how they change it; null for visitors. */
export function useHeart(game: Game) {
  const { t } = useMessages('games')
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  const favourites = useFlow('favourites')
  const isLiked =
    useView(favourites, (snapshot) => isFavouriteGame(favouritesView(snapshot), game)) ??
    game.isFavourite
  if (!isMember) return null
  const { id: gameId, isFavourite } = game
  return {
    isLiked,
    label: t(isLiked ? 'favourite.remove' : 'favourite.add'),
    press: () => favourites?.send({ type: 'favourites.toggle', gameId, isFavourite }),
  }
}
