import type { FailedReading } from '../../kernel/flow/missed.call.ts'
import type { GameCounts } from '../game/member-games.calls.ts'
import type { DatedFacts, GamesListing, Toggle } from './favourites.rules.ts'

export interface FavouritesContext extends DatedFacts {
  /** Null until the member is identified. */
  readonly memberId: string | null
  readonly counts: GameCounts | null
  /** The call that failed to identify the member, or null. */
  readonly missed: FailedReading['missed']
  /** The opened games that have not been recorded yet, oldest first. */
  readonly played: readonly string[]
  /** The game whose toggle is in flight. */
  readonly saving: string | null
}

export interface FavouritesInput {
  /** The id that the server stated on an earlier visit, or null. */
  readonly memberId: string | null
}

export type FavouritesEvent =
  | ({ type: 'favourites.toggle' } & Toggle)
  /** A game was opened [GAME-21]. */
  | { type: 'favourites.played'; gameId: string }
  /** A list of games is about to be requested, which needs the member's id. */
  | { type: 'favourites.asked' }
  | FavouritesFact

/** The server stated which games of a list the member likes. */
export type FavouritesFact = { type: 'favourites.listed' } & GamesListing

export type IdentifyResult = { readonly kind: 'known'; readonly memberId: string } | FailedReading

export type CountsResult =
  | { readonly kind: 'saved'; readonly counts: GameCounts }
  | { readonly kind: 'failed' }

export type FavouriteIdsResult =
  | { readonly kind: 'read'; readonly ids: readonly string[] }
  | { readonly kind: 'failed' }

export interface OfGame {
  readonly memberId: string
  readonly gameId: string
}
