import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const gameSearchFlow = defineFlow({
  name: 'gameSearch',
  lifetime: 'site',
  pages: ['search'],
  hears: ['route.settled', 'session.started', 'session.ended', 'content.retried'],
  load: () => import('./game-search.actors.ts').then(named('createGameSearchFlow')),
})
