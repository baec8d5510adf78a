import {
  type TransferShown,
  transferPanelMachine,
} from '../../../src/flows/transfer-panel/transfer-panel.machine.ts'
import type { TransferProgress } from '../../../src/kernel/routing/transfer.tabs.ts'
import { casesOf } from '../chart.cases.ts'

const page: TransferShown = { tab: 'deposit-tab', address: '/deposit', isPage: true }
const step: TransferShown = { ...page, address: '/deposit?step=1' }
const otherTab: TransferShown = { ...page, tab: 'withdraw-tab' }
const panel: TransferShown = { ...step, isPage: false }
const chosen: TransferProgress = { step: 1, canStepBack: true }
const choosing: TransferProgress = { step: 0, canStepBack: false }

export const transferPanelCases = casesOf({
  chart: transferPanelMachine,
  inputs: [page, step, panel],
  events: [
    { type: 'transferPanel.selectTab', tab: 'deposit-tab' },
    { type: 'transferPanel.shown', progress: null, ...page },
    { type: 'transferPanel.shown', progress: chosen, ...page },
    { type: 'transferPanel.shown', progress: chosen, ...step },
    { type: 'transferPanel.shown', progress: null, ...otherTab },
    { type: 'transferPanel.shown', progress: null, ...panel },
    { type: 'transferPanel.progressed', tab: 'deposit-tab', progress: chosen },
    { type: 'transferPanel.progressed', tab: 'deposit-tab', progress: choosing },
    { type: 'transferPanel.progressed', tab: 'deposit-usdt-tab', progress: chosen },
    { type: 'transferPanel.back' },
    { type: 'transferPanel.close' },
  ],
  distinguish: (context) => context,
})
