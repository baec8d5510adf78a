import type { SnapshotFrom } from 'xstate'
import type { Game } from '../game/game.ts'
import type { GameCounts } from '../game/member-games.calls.ts'
import type { favouritesMachine } from './favourites.machine.ts'
import { type FavouriteFacts, isLiked } from './favourites.rules.ts'

/** What pages show about a member's liked and played games. */
export interface FavouritesView extends FavouriteFacts {
  /** Null while unknown. */
  readonly counts: GameCounts | null
}

export function favouritesView(snapshot: SnapshotFrom<typeof favouritesMachine>): FavouritesView {
  const { counts, known, wishes } = snapshot.context
  return { counts, known, wishes }
}

/** Whether the heart of a game is filled. */
export function isFavouriteGame(view: FavouriteFacts, game: Pick<Game, 'id' | 'isFavourite'>) {
  return isLiked(view, game.id, game.isFavourite)
}
