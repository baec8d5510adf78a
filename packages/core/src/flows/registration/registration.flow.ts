import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const registrationFlow = defineFlow({
  name: 'registration',
  lifetime: 'screen',
  pages: ['register', 'registerAff', 'aff'],
  load: () => import('./registration.actors.ts').then(named('createRegistrationFlow')),
})
