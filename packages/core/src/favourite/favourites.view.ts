import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate'
import type { Game } from '../game/game.ts'
import type { GameCounts } from '../game/member-games.calls.ts'
import type { favouritesMachine } from './favourites.machine.ts'
import { type FavouriteFacts, isLiked } from './favourites.rules.ts'

/** What pages show of a member's games. */
export interface FavouritesView extends FavouriteFacts {
  /** Null while they are not known. */
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

/** The id of the member as soon as the server has said it; null when it could not be had. */
export async function findMemberId(
  system: AnyActorRef['system'],
  signal: AbortSignal,
): Promise<string | null> {
  const app = system.get('app')
  const timeout = Number.POSITIVE_INFINITY
  await waitFor(app, () => system.get('favourites') !== undefined, { timeout, signal })
  const settled = await waitFor(
    system.get('favourites'),
    (snapshot) => !snapshot.hasTag('identifying'),
    { timeout, signal },
  )
  return settled.context.memberId
}
