import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'
import { transferPanelFlow } from '../transfer-panel/transfer-panel.flow.ts'

export const depositFlow = defineFlow({
  name: 'deposit',
  lifetime: 'member',
  tab: 'deposit-tab',
  moneyWrites: ['createQr', 'sendTransfer'],
  hears: ['page.hidden', 'page.resumed', 'clock.adjusted', 'latePayment.arrived'],
  load: async () => {
    const [create] = await Promise.all([
      import('./deposit.actors.ts').then(named('createDepositFlow')),
      // A member returns to a waiting code through the panel, which must be loaded in case the network is lost.
      transferPanelFlow.load(),
    ])
    return create
  },
})
