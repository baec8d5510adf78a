import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const articlesFlow = defineFlow({
  name: 'articles',
  lifetime: 'screen',
  pages: ['bonus', 'event', 'promotion', 'vip'],
  hears: ['route.settled', 'content.retried'],
  load: () => import('./articles.actors.ts').then(named('createArticlesFlow')),
})
