import type { Call } from '../api/call.ts'
import { listPromotionsEndpoint } from '../contract/promotion.endpoints.ts'
import { readArticles } from './article.ts'

/** Reads what a content page says, in one language. */
export const listPromotionsCall: Call<'listPromotions'> = {
  name: 'listPromotions',
  endpoint: listPromotionsEndpoint,
  write: ({ groupId, kind, locale }) => ({ query: { groupID: groupId, lang: locale, kind } }),
  read: ({ result }) => ({ articles: readArticles(result.list ?? []) }),
}
