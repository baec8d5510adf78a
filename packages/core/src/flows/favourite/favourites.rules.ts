import type { Toast } from '../../base/messages/message.ts'
import { toastDuration } from '../../base/messages/toast.duration.ts'
import type { Game } from '../game/game.ts'

/** Whether games are liked, by their ids. */
export type Likes = Readonly<Record<string, boolean>>

/** What is known of the games that the member has toggled, and what they want. */
export interface FavouriteFacts {
  /** What the server holds, of every game whose heart was pressed. */
  readonly known: Likes
  /** What the member wants and the server does not hold yet; it is shown at once. */
  readonly wishes: Likes
}

/** The same with what is needed to tell which of two words of the server is the later one. */
export interface DatedFacts extends FavouriteFacts {
  /** Counts what was asked and answered: what happened later has the higher number. */
  readonly order: number
  /** When what is known of a game was asked for. */
  readonly since: Readonly<Record<string, number>>
  /** The games of which nobody knows whether the server carried a wish out. */
  readonly doubted: readonly string[]
}

export const noFavourites: DatedFacts = { known: {}, wishes: {}, order: 0, since: {}, doubted: [] }

/** Older than anything that is known of a heart. */
export const beforeHearts = -1

/** What the server said of games. */
export interface GamesListing {
  /** When it was asked for, in the order of `DatedFacts`. */
  readonly asOf: number
  readonly games: readonly Pick<Game, 'id' | 'isFavourite'>[]
}

/** What a list says about hearts; null when the list could not be loaded. */
export function listedFact(listing: GamesListing | null) {
  const { asOf, games } = listing ?? { asOf: beforeHearts, games: [] }
  return { type: 'favourites.listed', asOf, games } as const
}

/** A press on the heart of a game: the other way round from what is shown. */
export interface Toggle {
  readonly gameId: string
  /** What the list that the game stands in says. */
  readonly isFavourite: boolean
}

/** The facts after a press; a second one takes the first back, also while that is being sent. */
export function afterToggle(facts: DatedFacts, toggle: Toggle): DatedFacts {
  const { gameId, isFavourite } = toggle
  return {
    ...facts,
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

/** The game whose wish is next when nobody knows what the server holds of it, or null. */
export function nextDoubted(facts: DatedFacts): string | null {
  const next = nextWish(facts)
  return next !== null && facts.doubted.includes(next) ? next : null
}

/** The facts once the server holds something for certain; a wish that came meanwhile stands. */
export function afterSaving(facts: DatedFacts, gameId: string): DatedFacts {
  return afterLearning(facts, gameId, !facts.known[gameId])
}

/** The facts once the server has said what it holds of a game. */
export function afterLearning(facts: DatedFacts, gameId: string, isFavourite: boolean): DatedFacts {
  const order = facts.order + 1
  const { [gameId]: wish, ...others } = facts.wishes
  return {
    known: { ...facts.known, [gameId]: isFavourite },
    wishes: wish === isFavourite ? others : facts.wishes,
    order,
    since: { ...facts.since, [gameId]: order },
    doubted: facts.doubted.filter((id) => id !== gameId),
  }
}

/** The facts when a wish could not be granted: what the server holds is shown again. */
export function afterFailure(facts: DatedFacts, gameId: string): DatedFacts {
  const { [gameId]: _wish, ...others } = facts.wishes
  return { ...facts, wishes: others }
}

/** The facts when nobody knows what came of a wish: what was known last is shown, and asked before the next one. */
export function afterDoubt(facts: DatedFacts, gameId: string): DatedFacts {
  const others = facts.doubted.filter((id) => id !== gameId)
  return { ...afterFailure(facts, gameId), doubted: [...others, gameId] }
}

/** The facts after a list of the server: it counts where it was asked for later, and nothing is on its way. */
export function afterListing(
  facts: DatedFacts,
  { asOf, games }: GamesListing,
  saving: string | null,
): DatedFacts {
  const isNews = ({ id }: { id: string }) =>
    id !== saving &&
    facts.known[id] !== undefined &&
    (facts.since[id] ?? 0) <= asOf &&
    (facts.wishes[id] ?? facts.known[id]) === facts.known[id]
  return games.filter(isNews).reduce<DatedFacts>(({ known, wishes, ...rest }, game) => {
    const { [game.id]: _wish, ...others } = wishes
    return {
      ...rest,
      known: { ...known, [game.id]: game.isFavourite },
      wishes: others,
      since: { ...rest.since, [game.id]: asOf },
      doubted: rest.doubted.filter((id) => id !== game.id),
    }
  }, facts)
}

/** What is said when a wish was not granted. */
export const favouriteFailedToast: Toast = {
  tone: 'negative',
  message: { id: 'favourite.error.failed' },
  durationMs: toastDuration,
}

/** What is said when nobody knows whether a wish was granted. */
export const favouriteDoubtfulToast: Toast = {
  tone: 'negative',
  message: { id: 'favourite.error.doubtful' },
  durationMs: toastDuration,
}
