import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const gameSearchFlow = defineFlow({
  name: 'gameSearch',
  lifetime: 'site',
  pages: ['search'],
  load: () => import('./game-search.actors.ts').then(named('createGameSearchFlow')),
})
