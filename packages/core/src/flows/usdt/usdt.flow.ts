import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const usdtDepositFlow = defineFlow({
  name: 'usdtDeposit',
  lifetime: 'screen',
  tab: 'deposit-usdt-tab',
  hears: ['page.hidden', 'page.resumed'],
  load: () => import('./usdt.actors.ts').then(named('createUsdtDepositFlow')),
})
