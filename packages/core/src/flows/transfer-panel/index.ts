export { type TransferTab, transferTabs } from '../../kernel/routing/transfer.tabs.ts'
export type { TransferPanelEvent } from './transfer-panel.machine.ts'
export { type TabProblems, tabProblems } from './transfer-panel.view.ts'
