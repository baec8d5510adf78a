import type { Toast } from '../../base/messages/message.ts'
import { toastDuration } from '../../base/messages/toast.duration.ts'
import type { Game } from '../game/game.ts'

/** Whether games are liked, by game id. */
export type Likes = Readonly<Record<string, boolean>>

/** The server's state and the member's wish for each game whose heart was pressed. */
export interface FavouriteFacts {
  /** The server's state of every game whose heart was pressed. */
  readonly known: Likes
  /** What the member wants and the server does not have yet; it is shown at once. */
  readonly wishes: Likes
}

/** The same, with what decides which of two statements of the server is newer. */
export interface DatedFacts extends FavouriteFacts {
  /** Counts requests and answers, so that a later one has a higher number. */
  readonly order: number
  /** At which `order` the known state of a game was requested. */
  readonly since: Readonly<Record<string, number>>
  /** The games whose last toggle has an unknown outcome. */
  readonly unknownOutcomes: readonly string[]
}

export const noFavourites: DatedFacts = {
  known: {},
  wishes: {},
  order: 0,
  since: {},
  unknownOutcomes: [],
}

/** An `order` before that of any known heart. */
export const beforeHearts = -1

/** The server's list of games. */
export interface GamesListing {
  /** When it was requested, as an `order` of `DatedFacts`. */
  readonly asOf: number
  readonly games: readonly Pick<Game, 'id' | 'isFavourite'>[]
}

/** What a list says about hearts; null when the list could not be loaded. */
export function listedFact(listing: GamesListing | null) {
  const { asOf, games } = listing ?? { asOf: beforeHearts, games: [] }
  return { type: 'favourites.listed', asOf, games } as const
}

/** A press on the heart of a game, which inverts what is shown. */
export interface Toggle {
  readonly gameId: string
  /** What the list that contains the game says. */
  readonly isFavourite: boolean
}

/** The facts after a press; a second press undoes the first, even while that is in flight. */
export function afterToggle(facts: DatedFacts, toggle: Toggle): DatedFacts {
  const { gameId, isFavourite } = toggle
  return {
    ...facts,
    known: { ...facts.known, [gameId]: facts.known[gameId] ?? isFavourite },
    wishes: { ...facts.wishes, [gameId]: !isLiked(facts, gameId, isFavourite) },
  }
}

/** Whether a game is shown as liked: the wish counts first, then the known state, then its list. */
export function isLiked(
  { known, wishes }: FavouriteFacts,
  gameId: string,
  isFavourite: boolean,
): boolean {
  return wishes[gameId] ?? known[gameId] ?? isFavourite
}

/** The game whose wish is to be sent next, in the order of the presses, or null. */
export function nextWish({ known, wishes }: FavouriteFacts): string | null {
  return Object.keys(wishes).find((gameId) => wishes[gameId] !== known[gameId]) ?? null
}

/** The game whose wish is next, if the server's state of it is unknown, or else null. */
export function nextUnknown(facts: DatedFacts): string | null {
  const next = nextWish(facts)
  return next !== null && facts.unknownOutcomes.includes(next) ? next : null
}

/** The facts after the server has carried out a toggle; a newer wish remains. */
export function afterSaving(facts: DatedFacts, gameId: string): DatedFacts {
  return afterServerState(facts, gameId, !facts.known[gameId])
}

/** The facts after the server has stated its state of a game. */
export function afterServerState(
  facts: DatedFacts,
  gameId: string,
  isFavourite: boolean,
): DatedFacts {
  const order = facts.order + 1
  const { [gameId]: wish, ...others } = facts.wishes
  return {
    known: { ...facts.known, [gameId]: isFavourite },
    wishes: wish === isFavourite ? others : facts.wishes,
    order,
    since: { ...facts.since, [gameId]: order },
    unknownOutcomes: facts.unknownOutcomes.filter((id) => id !== gameId),
  }
}

/** The facts after a toggle failed: the server's state is shown again. */
export function afterFailure(facts: DatedFacts, gameId: string): DatedFacts {
  const { [gameId]: _wish, ...others } = facts.wishes
  return { ...facts, wishes: others }
}

/** The facts after a toggle with an unknown outcome: the last known state is shown, and the server is asked before the next toggle. */
export function afterUnknownOutcome(facts: DatedFacts, gameId: string): DatedFacts {
  const others = facts.unknownOutcomes.filter((id) => id !== gameId)
  return { ...afterFailure(facts, gameId), unknownOutcomes: [...others, gameId] }
}

/** The facts after a list from the server: it counts for a game if it was requested later and no toggle is waiting or in flight. */
export function afterListing(
  facts: DatedFacts,
  { asOf, games }: GamesListing,
  saving: string | null,
): DatedFacts {
  const isNewer = ({ id }: { id: string }) =>
    id !== saving &&
    facts.known[id] !== undefined &&
    (facts.since[id] ?? 0) <= asOf &&
    (facts.wishes[id] ?? facts.known[id]) === facts.known[id]
  return games.filter(isNewer).reduce<DatedFacts>(({ known, wishes, ...rest }, game) => {
    const { [game.id]: _wish, ...others } = wishes
    return {
      ...rest,
      known: { ...known, [game.id]: game.isFavourite },
      wishes: others,
      since: { ...rest.since, [game.id]: asOf },
      unknownOutcomes: rest.unknownOutcomes.filter((id) => id !== game.id),
    }
  }, facts)
}

/** The toast when a toggle failed. */
export const favouriteFailedToast: Toast = {
  tone: 'negative',
  message: { id: 'favourite.error.failed' },
  durationMs: toastDuration,
}

/** The toast when the outcome of a toggle is unknown. */
export const favouriteUnknownToast: Toast = {
  tone: 'negative',
  message: { id: 'favourite.error.doubtful' },
  durationMs: toastDuration,
}
