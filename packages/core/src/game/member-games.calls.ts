import type { Call } from '../api/call.ts'
import {
  addFavouriteEndpoint,
  addRecentEndpoint,
  getFavouriteAndRecentEndpoint,
} from '../contract/graphql/member-games.operations.ts'

/** How many games a member likes and has played lately [GAME-09]. */
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
export const countGamesCall: Call<'getFavouriteAndRecent'> = {
  name: 'getFavouriteAndRecent',
  endpoint: getFavouriteAndRecentEndpoint,
  write: ({ memberId }) => ({
    body: {
      operationName: 'getFavouriteAndRecent',
      query: getFavouriteAndRecentEndpoint.operation.document,
      variables: { userID: memberId },
    },
  }),
  read: ({ data }) => readCounts(data.getFavouriteAndRecent),
}

/** Likes a game, or does so no more [GAME-20, API-43]. */
export const addFavouriteCall: Call<'addFavourite'> = {
  name: 'addFavourite',
  endpoint: addFavouriteEndpoint,
  write: ({ gameId, memberId }) => ({
    body: {
      operationName: 'addFavourite',
      query: addFavouriteEndpoint.operation.document,
      variables: { userID: memberId, gameID: gameId },
    },
  }),
  read: ({ data }) => readCounts(data.addFavourite),
}

/** Notes down that a game was played [GAME-21, API-44]. */
export const addRecentCall: Call<'addRecent'> = {
  name: 'addRecent',
  endpoint: addRecentEndpoint,
  write: ({ gameId, memberId }) => ({
    body: {
      operationName: 'addRecent',
      query: addRecentEndpoint.operation.document,
      variables: { userID: memberId, gameID: gameId },
    },
  }),
  read: ({ data }) => readCounts(data.addRecent),
}
