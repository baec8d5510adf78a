export { type Article, type ArticleKind, type ArticleLink, articleKindOf } from './article.ts'
export { type ArticlesEvent, articlesMachine } from './articles.machine.ts'
export { type ArticlesView, articlesView } from './articles.view.ts'
