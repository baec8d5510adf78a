import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const gameRailsFlow = defineFlow({
  name: 'gameRails',
  lifetime: 'site',
  dependsOnMember: true,
  hears: ['route.settled', 'content.retried', 'gameRails.requested'],
  load: () => import('./game-rails.actors.ts').then(named('createGameRailsFlow')),
})
