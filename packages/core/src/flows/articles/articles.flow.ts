import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const articlesFlow = defineFlow({
  name: 'articles',
  lifetime: 'screen',
  pages: ['bonus', 'event', 'promotion', 'vip'],
  load: () => import('./articles.actors.ts').then(named('createArticlesFlow')),
})
