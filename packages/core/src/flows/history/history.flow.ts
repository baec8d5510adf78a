import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const historyFlow = defineFlow({
  name: 'history',
  lifetime: 'screen',
  pages: ['history'],
  hears: ['route.settled'],
  load: () => import('./history.actors.ts').then(named('createHistoryFlow')),
})
