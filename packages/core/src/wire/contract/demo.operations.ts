import * as z from 'zod/mini'
import { dispensable, exact, picture } from './fields.ts'
import { operation } from './graphql.operation.ts'

export const demoGame = z.object({
  category: z.string(),
  img: picture(),
  nameTh: z.string(),
  nameEn: z.string(),
  type: z.string(),
  language: dispensable(z.string()),
  /** Where it runs, without signing in and without money. */
  url: exact('address', z.string()),
  /** The key of the provider that runs it. */
  root: dispensable(z.string()),
  /** The provider's code for it. */
  codeDefault: exact('code', z.string()),
})

/** The games that can be tried without money. */
export const getDemosEndpoint = operation({
  name: 'getDemos',
  document: `query getDemos($groupID: String!, $search: String) {
  getDemos(groupID: $groupID, search: $search) {
    category img nameTh nameEn type language url root codeDefault
  }
}`,
  variables: z.object({
    groupID: z.string().check(z.minLength(1)),
    search: z.optional(z.string()),
  }),
  data: z.object({ getDemos: z.array(demoGame) }),
  context: 'game',
  servesVisitors: true,
  source: 'API-36, GAME-08: the documents show the fields and no call; the query is ours',
})
