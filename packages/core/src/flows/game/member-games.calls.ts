import { callOf } from '../../wire/api/call.ts'
import {
  addFavouriteEndpoint,
  addRecentEndpoint,
  getFavouriteAndRecentEndpoint,
} from '../../wire/contract/member-games.operations.ts'

/** How many games a member likes, and has played recently [GAME-09]. */
export interface GameCounts {
  readonly favourites: number
  readonly recent: number
}

type WireCounts = { readonly countFavourite: number; readonly countRecent: number }

const readCounts = ({ countFavourite, countRecent }: WireCounts): GameCounts => ({
  favourites: countFavourite,
  recent: countRecent,
})

/** Counts the member's games [API-40]. */
export const countGamesCall = callOf(
  'getFavouriteAndRecent',
  getFavouriteAndRecentEndpoint,
)({
  write: ({ memberId }: { memberId: string }) => ({
    variables: { userID: memberId },
  }),
  read: ({ data }): GameCounts | null => readCounts(data.getFavouriteAndRecent),
})

/** Toggles whether the member likes a game [GAME-20, API-43]. */
export const addFavouriteCall = callOf(
  'addFavourite',
  addFavouriteEndpoint,
)({
  write: ({ gameId, memberId }: { memberId: string; gameId: string }) => ({
    variables: { userID: memberId, gameID: gameId },
  }),
  read: ({ data }): GameCounts | null => readCounts(data.addFavourite),
})

/** Records that a game was played [GAME-21, API-44]. */
export const addRecentCall = callOf(
  'addRecent',
  addRecentEndpoint,
)({
  write: ({ gameId, memberId }: { memberId: string; gameId: string }) => ({
    variables: { userID: memberId, gameID: gameId },
  }),
  read: ({ data }): GameCounts | null => readCounts(data.addRecent),
})
