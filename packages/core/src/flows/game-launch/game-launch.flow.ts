import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const gameLaunchFlow = defineFlow({
  name: 'gameLaunch',
  lifetime: 'screen',
  pages: ['game-id', 'game-id-name'],
  mayMoveBalance: true,
  hears: ['route.settled', 'page.resumed', 'session.started', 'session.ended'],
  load: () => import('./game-launch.actors.ts').then(named('createGameLaunchFlow')),
})
