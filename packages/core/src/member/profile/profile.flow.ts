import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const profileFlow = defineFlow({
  name: 'profile',
  lifetime: 'member',
  pages: ['profile'],
  startsAtSignIn: true,
  load: () => import('./profile.actors.ts').then(named('createProfileFlow')),
})
