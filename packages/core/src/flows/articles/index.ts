export {
  type Article,
  type ArticleKind,
  type ArticlePeriod,
  type ArticleState,
  articleKindOf,
  openArticle,
  pathOfTerms,
  termsOnCard,
} from './article.ts'
export type { ArticlesEvent } from './articles.machine.ts'
export { type ArticlesView, articlesView } from './articles.view.ts'
