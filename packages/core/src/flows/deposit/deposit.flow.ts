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
      // The way back to a code that waits leads through the panel, with a network or without.
      transferPanelFlow.load(),
    ])
    return create
  },
})
