import * as z from 'zod/mini'
import { operation } from './graphql.operation.ts'

/** How many games a member likes, and has played recently [GAME-09]. */
export const gameCounts = z.object({ countFavourite: z.int(), countRecent: z.int() })

const gameOfMember = z.object({
  userID: z.string().check(z.minLength(1)),
  gameID: z.string().check(z.minLength(1)),
})

/** The counts of a member; zero for a visitor. */
export const getFavouriteAndRecentEndpoint = operation({
  name: 'getFavouriteAndRecent',
  document: `query getFavouriteAndRecent($userID: String, $groupID: String) {
  getFavouriteAndRecent(userID: $userID, groupID: $groupID) { countFavourite countRecent }
}`,
  variables: z.object({ userID: z.optional(z.string()), groupID: z.optional(z.string()) }),
  data: z.object({ getFavouriteAndRecent: gameCounts }),
  context: 'game',
  servesVisitors: true,
  source: 'API-36, API-40: it answers the counts; the games themselves come by lists',
})

/** Toggles whether the member likes a game. */
export const addFavouriteEndpoint = operation({
  name: 'addFavourite',
  document: `mutation addFavourite($userID: String!, $gameID: String!) {
  addFavourite(userID: $userID, gameID: $gameID) { countFavourite countRecent }
}`,
  variables: gameOfMember,
  data: z.object({ addFavourite: gameCounts }),
  context: 'game',
  isChange: true,
  source: 'API-36, API-43',
})

/** Records that a game was played. */
export const addRecentEndpoint = operation({
  name: 'addRecent',
  document: `mutation addRecent($userID: String!, $gameID: String!) {
  addRecent(userID: $userID, gameID: $gameID) { countFavourite countRecent }
}`,
  variables: gameOfMember,
  data: z.object({ addRecent: gameCounts }),
  context: 'game',
  isChange: true,
  source: 'API-36, API-44',
})
