import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { Article, ArticleKind } from './article.ts'
import type { ArticlesScreen, articlesMachine } from './articles.machine.ts'

/** What a content page shows. */
export interface ArticlesView {
  readonly screen: ArticlesScreen
  readonly kind: ArticleKind
  readonly articles: readonly Article[]
}

export function articlesView(snapshot: SnapshotFrom<typeof articlesMachine>): ArticlesView {
  const { articles, kind } = snapshot.context
  return { screen: screenOf(snapshot, 'loading'), kind, articles }
}
