import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const loginFlow = defineFlow({
  name: 'login',
  lifetime: 'screen',
  pages: ['login'],
  load: () => import('./login.actors.ts').then(named('createLoginFlow')),
})
