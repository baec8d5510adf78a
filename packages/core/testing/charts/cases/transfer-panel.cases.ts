import { transferPanelMachine } from '../../../src/transfer-panel/transfer-panel.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const transferPanelCases = casesOf({
  chart: transferPanelMachine,
  inputs: [{ query: {} }],
  events: [
    { type: 'transferPanel.selectTab', tab: 'deposit-tab' },
    { type: 'transferPanel.back' },
    { type: 'transferPanel.close' },
  ],
})
