import type { Call } from '../api/call.ts'
import { getDemosEndpoint } from '../contract/graphql/demo.operations.ts'
import { categorysEndpoint, listsEndpoint } from '../contract/graphql/game.operations.ts'
import { readDemoGames } from './demo-game.ts'
import { readGameCategories, readGames } from './game.ts'
import type { GameSort } from './game.types.ts'

/** Which games are wanted. What has to do with a member needs the member's id. */
export interface GamesWanted {
  readonly groupId: string
  /** Null for a visitor. */
  readonly memberId: string | null
  readonly type?: string
  /** The key of a provider. */
  readonly provider?: string
  /** The name of a category. */
  readonly category?: string
  readonly only?: 'hot' | 'new' | 'freespin' | 'favourite' | 'recent'
  /** Whether a page shows nothing but what a member likes or has played. */
  readonly isFocused?: boolean
  /** How the server sorts for a member; nobody else is sorted for [API-38]. */
  readonly sort?: GameSort
  readonly limit?: number
}

/** Games by what they are, and for a member by what they like and play [API-37, API-38]. */
export const listsCall: Call<'lists'> = {
  name: 'lists',
  endpoint: listsEndpoint,
  write: ({ category, groupId, isFocused, limit, memberId, only, provider, sort, type }) => ({
    body: {
      operationName: 'lists',
      query: listsEndpoint.operation.document,
      variables: {
        groupID: groupId,
        ...(memberId === null ? {} : ofMember(memberId, isFocused, sort)),
        ...(type === undefined ? {} : { type }),
        ...(provider === undefined ? {} : { category: provider }),
        ...(category === undefined ? {} : { categoryName: category }),
        ...(only === undefined ? {} : { [only === 'new' ? 'gameNew' : only]: true }),
        ...(limit === undefined ? {} : { limit }),
      },
    },
  }),
  read: ({ data }) => ({ games: readGames(data.lists) }),
}

/** What a list takes only for the member whose id goes along; the usual order is not asked for. */
function ofMember(userID: string, isFocused = false, sort: GameSort = 'default') {
  return {
    userID,
    ...(isFocused ? { favouriteAndRecentFocus: true } : {}),
    ...(sort === 'default' ? {} : { sort }),
  }
}

/** Categories of games [API-39]. */
export const categorysCall: Call<'categorys'> = {
  name: 'categorys',
  endpoint: categorysEndpoint,
  write: ({ groupId, memberId }) => ({
    body: {
      operationName: 'categorys',
      query: categorysEndpoint.operation.document,
      variables: { groupID: groupId, ...(memberId === null ? {} : { userID: memberId }) },
    },
  }),
  read: ({ data }) => ({ categories: readGameCategories(data.categorys) }),
}

/** The games that can be tried without money. */
export const getDemosCall: Call<'getDemos'> = {
  name: 'getDemos',
  endpoint: getDemosEndpoint,
  write: ({ groupId, search }) => ({
    body: {
      operationName: 'getDemos',
      query: getDemosEndpoint.operation.document,
      variables: { groupID: groupId, ...(search === undefined ? {} : { search }) },
    },
  }),
  read: ({ data }) => ({ demos: readDemoGames(data.getDemos) }),
}
