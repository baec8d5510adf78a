import type { Locale } from '../../kernel/routing/address.ts'
import { callOf } from '../../wire/api/call.ts'
import { listPromotionsEndpoint } from '../../wire/contract/promotion.endpoints.ts'
import type { Article, ArticleKind } from './article.ts'
import { readArticles } from './article.ts'

/** Reads the articles of a content page in one language. */
export const listPromotionsCall = callOf(
  'listPromotions',
  listPromotionsEndpoint,
)({
  write: ({ groupId, kind, locale }: { groupId: string; kind: ArticleKind; locale: Locale }) => ({
    query: { groupID: groupId, lang: locale, kind },
  }),
  read: ({ result }): { articles: readonly Article[] } | null => ({
    articles: readArticles(result.list ?? []),
  }),
})
