import * as z from 'zod/mini'
import { categoryFilter, game, gameCategory, gameFilter } from './game.fields.ts'
import { basicFields, gameFields, gameFigures } from './game.selection.ts'
import { operation } from './graphql.operation.ts'

/** `default`, `new`, `hits`, `freespin` or `A-Z` [GAME-14]. */
const sort = z.enum(['default', 'new', 'hits', 'freespin', 'A-Z'])

const listsDocument = (fields: string) => `query lists(
  $groupID: String!
  $type: String
  $search: String
  $category: String
  $hot: Boolean
  $gameNew: Boolean
  $freespin: Boolean
  $limit: Int
  $categoryName: String
  $handle: String
  $userID: String
  $favourite: Boolean
  $recent: Boolean
  $favouriteAndRecentFocus: Boolean
  $sort: String
) {
  lists(
    groupID: $groupID
    type: $type
    search: $search
    category: $category
    hot: $hot
    gameNew: $gameNew
    freespin: $freespin
    limit: $limit
    categoryName: $categoryName
    handle: $handle
    userID: $userID
    favourite: $favourite
    recent: $recent
    favouriteAndRecentFocus: $favouriteAndRecentFocus
    sort: $sort
  ) {
    ${fields}
  }
}`

/** Games, filtered by their properties, and for members also by what they like and play. */
export const listsEndpoint = operation({
  name: 'lists',
  document: listsDocument(gameFields),
  wider: listsDocument(`${gameFields} ${gameFigures}`),
  variables: z.object({
    ...gameFilter,
    userID: z.optional(z.string()),
    favourite: z.optional(z.boolean()),
    recent: z.optional(z.boolean()),
    favouriteAndRecentFocus: z.optional(z.boolean()),
    sort: z.optional(sort),
  }),
  data: z.object({ lists: z.array(game) }),
  context: 'game',
  servesVisitors: true,
  source:
    'API-36, API-37, API-38; rtp and volatility are ours, and only asked for by `gameFigures`',
})

/** Categories of games. */
export const categorysEndpoint = operation({
  name: 'categorys',
  document: `query categorys($groupID: String!, $type: String, $handle: String, $userID: String) {
  categorys(groupID: $groupID, type: $type, handle: $handle, userID: $userID) {
    ${basicFields} enable root launching favourite recent
  }
}`,
  variables: z.object({ ...categoryFilter, userID: z.optional(z.string()) }),
  data: z.object({ categorys: z.array(gameCategory) }),
  context: 'game',
  servesVisitors: true,
  source: 'API-36, API-39',
})
