export { type TransferPanelEvent, transferPanelMachine } from './transfer-panel.machine.ts'
export { type TransferTab, transferTabs } from './transfer-panel.rules.ts'
