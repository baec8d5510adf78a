import {
  type ArticlesResult,
  articlesMachine,
} from '../../../src/flows/articles/articles.machine.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

export const articlesCases = casesOf({
  chart: articlesMachine,
  inputs: [{ kind: 'promotion' }],
  events: [
    settledAt('/promotion'),
    settledAt('/vip'),
    { type: 'articles.retry' },
    { type: 'content.retried' },
  ],
  answers: {
    listArticles: [{ kind: 'read', articles: [] }, { kind: 'failed' }] satisfies ArticlesResult[],
  },
})
