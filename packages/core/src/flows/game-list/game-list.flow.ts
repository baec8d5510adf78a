import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const gameListFlow = defineFlow({
  name: 'gameList',
  lifetime: 'screen',
  pages: ['list', 'demo', 'favourite'],
  dependsOnMember: true,
  hears: ['route.settled', 'content.retried'],
  load: () => import('./game-list.actors.ts').then(named('createGameListFlow')),
})
