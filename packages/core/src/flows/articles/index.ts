export { type Article, type ArticleKind, articleKindOf } from './article.ts'
export type { ArticlesEvent } from './articles.machine.ts'
export { type ArticlesView, articlesView } from './articles.view.ts'
