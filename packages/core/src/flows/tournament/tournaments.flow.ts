import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const tournamentsFlow = defineFlow({
  name: 'tournaments',
  lifetime: 'screen',
  pages: ['tournament', 'slot-tournament'],
  hears: ['route.settled', 'content.retried'],
  load: () => import('./tournaments.actors.ts').then(named('createTournamentsFlow')),
})
