import { transferPanelMachine } from '../../../src/transfer-panel/transfer-panel.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const transferPanelCases = casesOf({
  chart: transferPanelMachine,
  inputs: [{ tab: 'deposit-tab' }],
  events: [
    { type: 'transferPanel.selectTab', tab: 'deposit-tab' },
    { type: 'transferPanel.tabShown', tab: 'deposit-tab' },
    { type: 'transferPanel.back' },
    { type: 'transferPanel.close' },
  ],
})
