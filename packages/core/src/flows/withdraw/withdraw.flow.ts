import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const withdrawFlow = defineFlow({
  name: 'withdraw',
  lifetime: 'member',
  tab: 'withdraw-tab',
  moneyWrites: ['withdraw'],
  hears: ['route.settled', 'page.resumed', 'clock.adjusted'],
  load: () => import('./withdraw.actors.ts').then(named('createWithdrawFlow')),
})
