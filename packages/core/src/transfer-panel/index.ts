export { type TransferPanelEvent, transferPanelMachine } from './transfer-panel.machine.ts'
export { flowOfTab, type TransferTab, transferTabs } from './transfer-panel.rules.ts'
export { type TabProblems, tabProblems } from './transfer-panel.view.ts'
