import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const liveChatFlow = defineFlow({
  name: 'liveChat',
  lifetime: 'site',
  load: () => import('./live-chat.actors.ts').then(named('createLiveChatFlow')),
})
