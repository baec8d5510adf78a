export { type TransferPanelEvent, transferPanelMachine } from './transfer-panel.machine.ts'
export { flowOfTab, shownTabs, type TransferTab, transferTabs } from './transfer-panel.rules.ts'
export { type TabProblems, tabProblems } from './transfer-panel.view.ts'
