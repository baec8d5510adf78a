import type { Toast } from '../messages/message.ts'
import { second } from '../time/durations.ts'

/** Whether games are liked, by their ids. */
export type Likes = Readonly<Record<string, boolean>>

/** What is known of the games that the member has toggled, and what they want. */
export interface FavouriteFacts {
  /** What the server holds. */
  readonly known: Likes
  /** What the member wants, and what is shown at once. */
  readonly wishes: Likes
}

/** A press on the heart of a game: the other way round from what is shown. */
export interface Toggle {
  readonly gameId: string
  /** What the list that the game stands in says. */
  readonly isFavourite: boolean
}

/** The facts after a press; a second one takes the first back, also while that is being sent. */
export function afterToggle(facts: FavouriteFacts, toggle: Toggle): FavouriteFacts {
  const { gameId, isFavourite } = toggle
  return {
    known: { ...facts.known, [gameId]: facts.known[gameId] ?? isFavourite },
    wishes: { ...facts.wishes, [gameId]: !isLiked(facts, gameId, isFavourite) },
  }
}

/** Whether a game shows as liked: by the wish, else by what is known, else by its list. */
export function isLiked(
  { known, wishes }: FavouriteFacts,
  gameId: string,
  isFavourite: boolean,
): boolean {
  return wishes[gameId] ?? known[gameId] ?? isFavourite
}

/** The game whose wish is to be sent next, or null: one after the other, each game’s in its order. */
export function nextWish({ known, wishes }: FavouriteFacts): string | null {
  return Object.keys(wishes).find((gameId) => wishes[gameId] !== known[gameId]) ?? null
}

/** The facts once the server holds something for certain; a wish that came meanwhile stands. */
export function afterSaving(facts: FavouriteFacts, gameId: string): FavouriteFacts {
  return { ...facts, known: { ...facts.known, [gameId]: !facts.known[gameId] } }
}

/** The facts when a wish could not be granted: what the server holds is shown again. */
export function afterFailure(
  { known, wishes }: FavouriteFacts,
  gameId: string,
  isFavourite: boolean,
): FavouriteFacts {
  const { [gameId]: _wish, ...others } = wishes
  return { known: { ...known, [gameId]: isFavourite }, wishes: others }
}

/** What is said when a wish was not granted. */
export const favouriteFailedToast: Toast = {
  tone: 'negative',
  message: { id: 'favourite.error.failed' },
  durationMs: 10 * second,
}
