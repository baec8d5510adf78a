import {
  type ArticlesResult,
  articlesMachine,
} from '../../../src/flows/articles/articles.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const articlesCases = casesOf({
  chart: articlesMachine,
  inputs: [{ kind: 'promotion' }],
  events: [
    { type: 'articles.pageShown', kind: 'promotion' },
    { type: 'articles.pageShown', kind: 'vip' },
    { type: 'articles.retry' },
    { type: 'content.retried' },
  ],
  answers: {
    listArticles: [{ kind: 'read', articles: [] }, { kind: 'failed' }] satisfies ArticlesResult[],
  },
})
