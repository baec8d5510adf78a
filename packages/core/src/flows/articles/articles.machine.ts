import { assign, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import { type Article, type ArticleKind, articleKindOf } from './article.ts'

export interface ArticlesInput {
  readonly kind: ArticleKind
}

export interface ArticlesContext {
  readonly kind: ArticleKind
  readonly articles: readonly Article[]
}

export type ArticlesEvent =
  | RouteSettled
  | { type: 'articles.retry' }
  /** The failure that covered the page was cleared, by the member's retry or by the network's return. */
  | { type: 'content.retried' }

export type ArticlesResult =
  | { readonly kind: 'read'; readonly articles: readonly Article[] }
  | { readonly kind: 'failed' }

export type ArticlesScreen = 'loading' | 'shown' | 'failed'

/** The articles of a content page: promotions, VIP, bonuses or events [PROMO-21, OPEN-16]. */
export const articlesMachine = setup({
  types: {
    context: {} as ArticlesContext,
    events: {} as ArticlesEvent,
    input: {} as ArticlesInput,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: ArticlesScreen },
  },
  actors: {
    listArticles: promiseNotProvided<ArticlesResult, { kind: ArticleKind }>('listArticles'),
  },
  guards: {
    isOther: ({ context }, { route }: RouteSettled) => {
      const kind = articleKindOf(route)
      return kind !== undefined && kind !== context.kind
    },
    isRead: (_, { kind }: ArticlesResult) => kind === 'read',
  },
  actions: {
    setKind: assign(({ context }, { route }: RouteSettled) => ({
      kind: articleKindOf(route) ?? context.kind,
      articles: [],
    })),
    setArticles: assign((_, result: ArticlesResult) =>
      result.kind === 'read' ? { articles: result.articles } : {},
    ),
  },
}).createMachine({
  id: 'articles',
  description: 'The articles of a content page: promotions, VIP, bonuses or events.',
  context: ({ input: { kind } }) => ({ kind, articles: [] }),
  initial: 'loading',
  on: {
    'route.settled': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: { type: 'setKind', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      invoke: {
        id: 'listArticles',
        src: 'listArticles',
        input: ({ context: { kind } }) => ({ kind }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setArticles', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    shown: { meta: { screen: 'shown' } },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'articles.retry': 'loading', 'content.retried': 'loading' },
    },
  },
})
