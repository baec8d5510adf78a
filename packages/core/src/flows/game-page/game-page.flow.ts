import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const gamePageFlow = defineFlow({
  name: 'gamePage',
  lifetime: 'screen',
  pages: ['game-id', 'game-id-name'],
  hears: ['route.settled', 'session.started', 'content.retried'],
  load: () => import('./game-page.actors.ts').then(named('createGamePageFlow')),
})
