import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const transferPanelFlow = defineFlow({
  name: 'transferPanel',
  lifetime: 'screen',
  pages: ['deposit', 'withdraw'],
  load: () => import('./transfer-panel.actors.ts').then(named('createTransferPanelFlow')),
})
