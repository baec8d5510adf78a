import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const noticesFlow = defineFlow({
  name: 'notices',
  lifetime: 'member',
  startsAtSignIn: true,
  isBesidePage: true,
  hears: ['route.settled', 'page.resumed'],
  load: () => import('./notices.actors.ts').then(named('createNoticesFlow')),
})
