import { callOf } from '../../wire/api/call.ts'
import { getDemosEndpoint } from '../../wire/contract/demo.operations.ts'
import { categorysEndpoint, listsEndpoint } from '../../wire/contract/game.operations.ts'
import type { DemoGame } from './demo-game.ts'
import { readDemoGames } from './demo-game.ts'
import type { Game, GameCategory } from './game.ts'
import { readGameCategories, readGames } from './game.ts'
import type { GameSort } from './game.types.ts'

/** Which games are requested. Anything about a member needs the member's id. */
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
  /** Whether the page shows only what a member likes or has played. */
  readonly isFocused?: boolean
  /** How the server sorts the list; it does so only for members [API-38]. */
  readonly sort?: GameSort
  readonly limit?: number
  /** Whether the games come with their figures: a server that knows none of them refuses the question. */
  readonly hasFigures?: boolean
}

/** Lists games by their properties, and for a member also by what they like and play [API-37, API-38]. */
export const listsCall = callOf(
  'lists',
  listsEndpoint,
)({
  write: ({
    category,
    groupId,
    hasFigures,
    isFocused,
    limit,
    memberId,
    only,
    provider,
    sort,
    type,
  }: GamesWanted) => ({
    ...(hasFigures ? { isWider: true } : {}),
    variables: {
      groupID: groupId,
      ...(memberId === null ? {} : ofMember(memberId, isFocused, sort)),
      ...(type === undefined ? {} : { type }),
      ...(provider === undefined ? {} : { category: provider }),
      ...(category === undefined ? {} : { categoryName: category }),
      ...(only === undefined ? {} : { [only === 'new' ? 'gameNew' : only]: true }),
      ...(limit === undefined ? {} : { limit }),
    },
  }),
  read: ({ data }): { games: readonly Game[] } | null => ({ games: readGames(data.lists) }),
})

/** The variables that only a member's list accepts; the default order is not sent. */
function ofMember(userID: string, isFocused = false, sort: GameSort = 'default') {
  return {
    userID,
    ...(isFocused ? { favouriteAndRecentFocus: true } : {}),
    ...(sort === 'default' ? {} : { sort }),
  }
}

/** Lists the categories of games [API-39]. */
export const categorysCall = callOf(
  'categorys',
  categorysEndpoint,
)({
  write: ({ groupId, memberId }: { groupId: string; memberId: string | null }) => ({
    variables: { groupID: groupId, ...(memberId === null ? {} : { userID: memberId }) },
  }),
  read: ({ data }): { categories: readonly GameCategory[] } | null => ({
    categories: readGameCategories(data.categorys),
  }),
})

/** Lists the games that can be tried without money. */
export const getDemosCall = callOf(
  'getDemos',
  getDemosEndpoint,
)({
  write: ({ groupId, search }: { groupId: string; search?: string }) => ({
    variables: { groupID: groupId, ...(search === undefined ? {} : { search }) },
  }),
  read: ({ data }): { demos: readonly DemoGame[] } | null => ({
    demos: readDemoGames(data.getDemos),
  }),
})
