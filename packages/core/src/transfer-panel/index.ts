export { type TransferPanelEvent, transferPanelMachine } from './transfer-panel.machine.ts'
export { flowOfTab, shownTabs, type TransferTab, transferTabs } from './transfer-panel.rules.ts'
