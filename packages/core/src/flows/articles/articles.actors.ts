import { fromPromise } from 'xstate'
import { readAddress } from '../../kernel/routing/address.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { withoutForeignLinks } from '../../kernel/site/content.link.ts'
import { type ArticleKind, articleKindOf, asOfNow } from './article.ts'
import { listPromotionsCall } from './articles.calls.ts'
import { type ArticlesResult, articlesMachine } from './articles.machine.ts'

interface ArticlesServices extends Pick<Services, 'api' | 'clock' | 'navigation'> {
  readonly site: Pick<Services['site'], 'groupId' | 'linkOrigins'>
}

/** The chart of the content pages, with its actors and actions provided. */
export function createArticlesFlow(
  { api, clock, navigation, site }: ArticlesServices,
  { route }: Pick<FlowStart, 'route'>,
) {
  const logic = articlesMachine.provide({
    actors: {
      listArticles: fromPromise<ArticlesResult, { kind: ArticleKind }>(
        async ({ input: { kind }, signal }) => {
          const { locale } = readAddress(navigation.current())
          const wish = { groupId: site.groupId, kind, locale }
          const answer = await api.call(listPromotionsCall, wish, { purpose: 'foreground', signal })
          if (answer.kind !== 'accepted') return { kind: 'failed' }
          const now = clock.now()
          const articles = withoutForeignLinks(answer.value.articles, site)
          return { kind: 'read', articles: articles.map((article) => asOfNow(article, now)) }
        },
      ),
    },
  })
  return { logic, input: { kind: articleKindOf(route) ?? 'promotion' } }
}
