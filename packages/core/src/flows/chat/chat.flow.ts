import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

const loadFile = () => import('./chat.actors.ts')

export const chatSignInFlow = defineFlow({
  name: 'chatSignIn',
  lifetime: 'screen',
  pages: ['login', 'loginLine', 'loginUrl'],
  hears: ['session.ended'],
  load: () => loadFile().then(named('createChatSignInFlow')),
})

export const chatLinkFlow = defineFlow({
  name: 'chatLink',
  lifetime: 'member',
  hears: ['page.resumed', 'chatLink.requested'],
  load: () => loadFile().then(named('createChatLinkFlow')),
})
